import { jsonName } from '../proto-json';
import { given, invalidField, type Tried } from './api-error';
import { unknownParameter } from './system-parameters';

export type PageSettings = { usual: number; most: number };

export type Page = { from: number; size: number };

/**
 * Reads `pageSize` and `pageToken` of a list method. A size above `most` is brought down to it, 0 is `usual`; a token
 * belongs to the list that gave it.
 *
 * @param list what is listed, e.g. the resource name of the parent and the collection
 */
export function readPage(
  own: ReadonlyMap<string, string>,
  list: string,
  { usual, most }: PageSettings,
): Tried<Page> {
  let size = usual;
  let from = 0;
  for (const [key, value] of own) {
    const name = jsonName(key);
    if (name === 'pageSize') {
      if (!/^[+-]?\d{1,9}$/.test(value))
        return invalidField(
          'page_size',
          `Invalid value at 'page_size' (TYPE_INT32), ${JSON.stringify(value)}`,
        );
      if (Number(value) < 0)
        return invalidField('page_size', `The page size is ${value}; it must not be negative.`);
      size = Number(value) === 0 ? usual : Math.min(Number(value), most);
    } else if (name === 'pageToken') {
      const start = value === '' ? 0 : startOf(value, list);
      if (start === null) return invalidField('page_token', 'The page token is none that this list gave.');
      from = start;
    } else return unknownParameter(key);
  }
  return given({ from, size });
}

/** One page of a list under the name that the service gives it; without items, an empty message. */
export function pageOf<T>(items: readonly T[], { from, size }: Page, name: string, list: string): object {
  const shown = items.slice(from, from + size);
  const next = from + size;
  return {
    ...(shown.length === 0 ? {} : { [name]: shown }),
    ...(next < items.length ? { nextPageToken: tokenOf(next, list) } : {}),
  };
}

const tokenOf = (start: number, list: string): string =>
  Buffer.from(JSON.stringify([list, start])).toString('base64url');

function startOf(token: string, list: string): number | null {
  const text = Buffer.from(token, 'base64url').toString();
  const start = Number(/,(\d{1,9})\]$/.exec(text)?.[1] ?? Number.NaN);
  return tokenOf(start, list) === token ? start : null;
}
