import { createLoader, createSerializer, type inferParserType, type ParserMap } from 'nuqs';

/** Settings of one source as the address writes them: the text of each key that isn't at its default. */
export type Written = Readonly<Record<string, string>>;

/** null takes a key back to its default. */
export type WrittenChange = Readonly<Record<string, string | null>>;

/** Reads and writes the settings that `parsers` describe; what can't be read is at its default. */
export function writtenBy<Parsers extends ParserMap>(parsers: Parsers) {
  const load = createLoader(parsers);
  const serialize = createSerializer(parsers);
  return {
    keys: Object.keys(parsers),
    read: (written: Written): inferParserType<Parsers> => load(written),
    write(
      change: Partial<{ [Key in keyof inferParserType<Parsers>]: inferParserType<Parsers>[Key] | null }>,
    ) {
      const query = new URLSearchParams(serialize(change));
      return Object.fromEntries(Object.keys(change).map((key) => [key, query.get(key)]));
    },
  };
}

/** The settings after a change. */
export function changed(written: Written, change: WrittenChange): Written {
  const next: Record<string, string> = { ...written };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return next;
}
