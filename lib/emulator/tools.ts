import { given, invalidArgument, type Tried } from './api-error';

/** A tool whose set members have a value: a message, or a list that isn't empty. */
type Tool = Readonly<Record<string, unknown>>;

/**
 * Refuses tools that can't be honoured, by name: there is no web here, and no model that could call a function. `honoured`
 * is the one member that may be set.
 */
export function demandOnly(tools: readonly Tool[], honoured: string): Tried<null> {
  for (const tool of tools) {
    const foreign = Object.keys(tool).find((name) => name !== honoured && isSet(tool[name]));
    if (foreign !== undefined)
      return invalidArgument(
        `The emulator can't honour the tool ${JSON.stringify(foreign)}: it searches its own documents only. Send the tool ${JSON.stringify(honoured)} alone.`,
      );
  }
  return given(null);
}

const isSet = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
