import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * A labelled answer, one JSON line each: `gold.unsupported` has the stretches of the answer that rest on nothing, as
 * [start, end) in UTF-16 units; `gold.attributable` says whether the contexts bear out the whole of it.
 */
const labelled = z.object({
  id: z.string(),
  /** Where the answer is from; figures are given for each set. */
  set: z.string().optional(),
  question: z.string().nullable().optional(),
  contexts: z.array(z.object({ text: z.string() })),
  answer: z.string(),
  gold: z.object({
    unsupported: z.array(z.tuple([z.number(), z.number()])).optional(),
    attributable: z.boolean().optional(),
  }),
});

export type Labelled = z.infer<typeof labelled> & { file: string };

/** All rows of a folder's `*.jsonl` files that carry one of the two labels. */
export function readLabelled(folder: string): Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ ...labelled.parse(JSON.parse(line)), file })),
    )
    .filter(({ gold }) => gold.unsupported !== undefined || gold.attributable !== undefined);
}
