import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspect } from '../grounding/inspect';
import { askedWith, compose, open, search } from '../retrieval';
import { anyDocument, anyQuestion } from '../retrieval/fixtures/any-document';
import { answerEvents } from './wire';

const corpus = fc.array(anyDocument, { minLength: 1, maxLength: 3 }).map((texts) =>
  open(
    texts.map((text, at) => ({
      id: `d${at}`,
      name: `d${at}.md`,
      title: `D${at}`,
      text: text.replace(/\p{Surrogate}/gu, '\ufffd'),
    })),
    'mixed',
  ),
);

const limit = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });

function eventsOf(opened: ReturnType<typeof open>, question: string, tokens: number | null) {
  const asked = askedWith(question, null);
  const found = search(opened, asked, { topK: 6 });
  const hits = found.ok ? found.value : [];
  return answerEvents(opened, hits, compose(opened, asked, hits, tokens), question, 'response');
}

test('byte offsets cut the quoted text out of all events joined, whatever the script', () => {
  const decoder = new TextDecoder();
  fc.assert(
    fc.property(corpus, anyQuestion, limit, (opened, question, tokens) => {
      const events = eventsOf(opened, question, tokens);
      const answer = events.map((event) => event.candidates[0]?.content.parts[0]?.text ?? '').join('');
      const bytes = new TextEncoder().encode(answer);
      const supports = events.at(-1)?.candidates[0]?.groundingMetadata?.groundingSupports ?? [];
      for (const { segment } of supports) {
        expect(decoder.decode(bytes.slice(segment.startIndex ?? 0, segment.endIndex))).toBe(segment.text);
      }
    }),
    { numRuns: 150 },
  );
});

test('the inspector places every support exactly, by bytes, and finds nothing wrong', () => {
  fc.assert(
    fc.property(corpus, anyQuestion, (opened, question) => {
      const read = inspect({
        source: 'backend',
        body: eventsOf(opened, question, null),
        question,
        retrieval: null,
      });
      if (!read.ok) throw new Error(read.failure.message);
      const { segments, diagnostics } = read.value.inspection;
      for (const segment of segments) expect([segment.placement, segment.unit]).toEqual(['exact', 'utf8']);
      if (segments.length === 0) return;
      expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
