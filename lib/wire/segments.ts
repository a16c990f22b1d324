import type { Checked } from './model';

/*
 * What a typed name may put between two slashes of a path, as sources of regular expressions: no slash, no `?`, `#`,
 * `%` or control character, no two dots in a row. So nothing typed can end a path, climb in it, or choose a host.
 */
export const word = '[A-Za-z0-9](?:[A-Za-z0-9_@-]|\\.(?!\\.)){0,127}';
/** A project may belong to a domain: `example.com:name`. No other has a colon, which begins a method's name. */
export const project =
  '(?:(?:[A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z]{2,63}:)?[A-Za-z0-9](?:[A-Za-z0-9_-]|\\.(?!\\.)){0,127}';

export const faulty = (field: string, message: string): Checked<never> => ({
  ok: false,
  problem: { field, message },
});

/** A typed text as a message shows it. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
