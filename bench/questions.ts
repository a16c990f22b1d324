import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const kinds = ['plain', 'paraphrase', 'keyword', 'identifier', 'how-to', 'unanswerable'] as const;

const question = z
  .object({
    id: z.string(),
    corpus: z.string(),
    kind: z.enum(kinds),
    question: z.string().min(1),
    /** File names of the documents that answer it; none for an unanswerable one. */
    documents: z.array(z.string()),
    /** Short texts of those documents, all of which a right answer holds, the main one first. */
    says: z.array(z.string().min(1)),
  })
  .refine(
    ({ kind, documents, says }) =>
      [documents, says].every((list) => (list.length === 0) === (kind === 'unanswerable')),
    'documents and says are empty for unanswerable questions, and only for them',
  );

export type Question = z.infer<typeof question>;

/** The questions with the documents that answer them, of every `questions*.json` here. */
export async function readQuestions(): Promise<Question[]> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const names = (await readdir(folder)).filter((name) => /^questions.*\.json$/.test(name)).sort();
  const lists = names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')));
  return z.array(question).parse((await Promise.all(lists)).flat());
}
