/** The names in braces of a template: `'a/{b}/{c}:d'` has `b` and `c`. */
type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type PathValues<T extends string> = Readonly<Record<NamesIn<T>, string>>;

/**
 * Matches paths such as `projects/{project}/locations/{location}:retrieveContexts`. A value is one segment, decoded; what
 * stands after a colon is the method and has to be the same.
 */
export function pathTemplate<T extends string>(template: T): (path: string) => PathValues<T> | null {
  const wanted = segmentsOf(template);
  const names = wanted.segments.flatMap((segment) => nameIn(segment) ?? []);
  const isComplete = (values: Record<string, string>): values is PathValues<T> & Record<string, string> =>
    names.every((name) => Object.hasOwn(values, name));
  return (path) => {
    const { segments, verb } = segmentsOf(path);
    if (verb !== wanted.verb || segments.length !== wanted.segments.length) return null;
    const values: Record<string, string> = {};
    for (const [index, segment] of segments.entries()) {
      const expected = wanted.segments[index] ?? '';
      const name = nameIn(expected);
      const value = decoded(segment);
      if (value === null || value === '' || (name === null && value !== expected)) return null;
      if (name !== null) values[name] = value;
    }
    return isComplete(values) ? values : null;
  };
}

const nameIn = (segment: string): string | null => /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;

function segmentsOf(path: string): { segments: string[]; verb: string } {
  const slash = path.lastIndexOf('/') + 1;
  const colon = path.indexOf(':', slash);
  const verb = colon === -1 ? '' : path.slice(colon + 1);
  return { segments: (colon === -1 ? path : path.slice(0, colon)).split('/'), verb };
}

/** null for text that is no percent-encoding. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
