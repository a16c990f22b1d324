/** One answer to check. */
export type Row = { id: string | number | null; answer: string; contexts: { text: string }[] };

export type Rows = { ok: true; rows: Row[] } | { ok: false; message: string };

/** Reads JSON lines; what is wrong comes back as one sentence that names the line. Blank lines are passed over. */
export function readRows(text: string, name: string): Rows {
  const rows: Row[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readRow(line);
    if (typeof read === 'string') return { ok: false, message: `${name}, line ${index + 1}: ${read}` };
    rows.push(read);
  }
  return rows.length > 0 ? { ok: true, rows } : { ok: false, message: `${name} holds no line to check.` };
}

function readRow(line: string): Row | string {
  const value = parsed(line);
  if (!isRecord(value)) return 'this is no JSON object; each line has to be one.';
  const { id, answer, contexts } = value;
  if (typeof answer !== 'string') return '"answer" has to be a text.';
  if (!Array.isArray(contexts)) return '"contexts" has to be a list of objects with a "text".';
  const texts: { text: string }[] = [];
  for (const [at, context] of contexts.entries()) {
    if (!isRecord(context) || typeof context.text !== 'string')
      return `"contexts"[${at}] has to be an object with a "text".`;
    texts.push({ text: context.text });
  }
  return { id: typeof id === 'string' || typeof id === 'number' ? id : null, answer, contexts: texts };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
