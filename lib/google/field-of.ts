/** What stands at a path into a value from outside; `undefined` where there is nothing. Inherited names are not seen. */
export function fieldOf(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}
