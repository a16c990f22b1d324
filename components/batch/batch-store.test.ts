import { expect, test } from 'vitest';
import { rowOf } from '@/lib/batch/testing/row-of';
import { createBatch } from './batch-store';
import type { Asked, Chosen, Told } from './messages';

const file = new File(['{}\n{}'], 'night.jsonl');
const files: Chosen[] = [{ path: 'night.jsonl', file, problem: null }];

/** A batch whose thread says what the test lets it say. */
function started() {
  const seen = { asked: [] as Asked[], ends: 0, singles: 0, changes: 0 };
  const news: { told: (told: Told) => void; broke: () => void } = {
    told: () => undefined,
    broke: () => undefined,
  };
  const batch = createBatch(
    { key: 'k', title: 'night.jsonl', files },
    (on) => {
      Object.assign(news, on);
      return {
        ask: (asked) => seen.asked.push(asked),
        end: () => {
          seen.ends += 1;
        },
      };
    },
    () => {
      seen.singles += 1;
    },
  );
  batch.subscribe(() => {
    seen.changes += 1;
  });
  return { batch, seen, news };
}

test('rows add up until all is read', () => {
  const { batch, seen, news } = started();
  expect(seen.asked).toEqual([{ chosen: files }]);
  expect(batch.get()).toMatchObject({ rows: [], read: 0, size: 5, phase: 'reading' });
  news.told({ kind: 'rows', rows: [rowOf({ id: 0 })], read: 2 });
  news.told({ kind: 'rows', rows: [rowOf({ id: 1 })], read: 5 });
  expect(batch.get()).toMatchObject({ rows: [{ id: 0 }, { id: 1 }], read: 5, phase: 'reading' });
  news.told({ kind: 'done' });
  expect([batch.get().phase, seen.ends, seen.changes, seen.singles]).toEqual(['done', 1, 3, 0]);
});

test('stopping ends it at once and keeps the rows that came; what comes late is left out', () => {
  const { batch, seen, news } = started();
  news.told({ kind: 'rows', rows: [rowOf()], read: 2 });
  batch.stop();
  news.told({ kind: 'rows', rows: [rowOf({ id: 1 })], read: 5 });
  news.told({ kind: 'done' });
  expect([batch.get().phase, batch.get().rows.length, seen.ends]).toEqual(['stopped', 1, 1]);
});

test('a thread that breaks down keeps its rows, too', () => {
  const { batch, news } = started();
  news.told({ kind: 'rows', rows: [rowOf()], read: 2 });
  news.broke();
  expect([batch.get().phase, batch.get().rows.length]).toEqual(['failed', 1]);
});

test('a file that is no batch is handed back', () => {
  const { batch, seen, news } = started();
  news.told({ kind: 'single' });
  expect([batch.get().phase, batch.get().rows.length, seen.singles]).toEqual(['done', 0, 1]);
});

test('a look changes what it names and nothing else', () => {
  const { batch } = started();
  batch.look({ active: 4, offset: 120 });
  batch.look({ sort: { column: 'name', direction: 'ascending' } });
  expect(batch.get().view).toMatchObject({ active: 4, offset: 120, sort: { column: 'name' } });
});
