import { readFile } from 'node:fs/promises';
import * as z from 'zod';

export const kinds = ['plain', 'paraphrase', 'keyword', 'identifier', 'unanswerable'] as const;

const question = z.object({
  id: z.string(),
  corpus: z.string(),
  kind: z.enum(kinds),
  question: z.string().min(1),
  /** File names of the documents that answer it; none for an unanswerable one. */
  documents: z.array(z.string()),
});

export type Question = z.infer<typeof question>;

/** The questions with the documents that answer them, all corpora. */
export async function readQuestions(): Promise<Question[]> {
  const text = await readFile(new URL('./questions.json', import.meta.url), 'utf8');
  return z.array(question).parse(JSON.parse(text));
}
