import type { Page } from 'playwright';
import { type FreshPage, withBrowser } from './browser';
import { firstWords, lastWord, longAnswer } from './long-answer';
import type { Figure, Section } from './section';
import { type Comparison, compare, milliseconds, times } from './timing';

const rounds = 5;
const hovers = 60;

/** Opens the form for pasting with all late code loaded, so that only the work on the pasted text is measured. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/?mode=open');
  await page.getByRole('navigation', { name: 'Samples' }).getByRole('button').first().click();
  await page.getByRole('complementary', { name: 'Evidence' }).waitFor();
}

type Painted = { beginning: number; whole: number };

/**
 * Milliseconds from the paste to the frame in which the answer's beginning stands, and to the one after the last change
 * of the page. No function in there has a name: tsx would wrap it in a helper that the page doesn't have.
 */
async function paste(page: Page, body: string): Promise<Painted> {
  await openForm(page);
  return page.evaluate(
    async ({ text, start, end }) => {
      const quiet = 500;
      const patience = 60_000;
      const began = performance.now();
      let changed = began;
      let beginning: number | null = null;
      let whole = began;
      new MutationObserver(() => {
        changed = performance.now();
        const stands =
          beginning !== null || document.querySelector('[role="article"] p')?.textContent.startsWith(start);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            whole = performance.now();
            if (stands) beginning ??= whole;
          }),
        );
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });

      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document
        .querySelector('textarea')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      do {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (performance.now() - began > patience)
          throw new Error('The answer was not painted within a minute.');
      } while (
        beginning === null ||
        performance.now() - changed < quiet ||
        whole < changed ||
        !document.querySelector('main')?.textContent.includes(end)
      );
      return { beginning: beginning - began, whole: whole - began };
    },
    { text: body, start: firstWords, end: lastWord },
  );
}

/** Milliseconds of the main thread for pointing at one place of the answer after another, over those of waiting. */
async function hover(page: Page, body: string): Promise<number> {
  await paste(page, body);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const frame = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const box = await page.getByRole('article', { name: 'Answer' }).boundingBox();
  if (box === null) throw new Error('There is no answer to point at.');
  const cost = async (move: (index: number) => Promise<void>) => {
    const before = await taskSeconds();
    for (let index = 0; index < hovers; index++) {
      await move(index);
      await frame();
    }
    return ((await taskSeconds()) - before) * 1000;
  };
  const idle = await cost(async () => undefined);
  const pointing = await cost((index) =>
    page.mouse.move(box.x + 40 + ((index * 97) % 500), box.y + 20 + ((index * 31) % 400)),
  );
  return pointing - idle;
}

const shown = ({ top, bottom, ratio }: Comparison) =>
  `${times(ratio)} (${milliseconds(top)} ÷ ${milliseconds(bottom)})`;

async function measure(freshPage: FreshPage): Promise<Figure[]> {
  const crossing = longAnswer(1_000);
  const few = longAnswer(20);
  const plain = longAnswer(0);
  const painted = (part: keyof Painted) =>
    compare(
      rounds,
      () => freshPage(async (page) => (await paste(page, crossing))[part]),
      () => freshPage(async (page) => (await paste(page, plain))[part]),
    );
  return [
    {
      what: 'the beginning of 100,000 characters on screen, 1,000 crossing supports ÷ none',
      value: shown(await painted('beginning')),
    },
    {
      what: 'all of them painted, 1,000 crossing supports ÷ none',
      value: shown(await painted('whole')),
      target: 'at most 3 times',
    },
    {
      what: `pointing at ${hovers} places there, 1,000 supports ÷ 20`,
      value: shown(
        await compare(
          rounds,
          () => freshPage((page) => hover(page, crossing)),
          () => freshPage((page) => hover(page, few)),
        ),
      ),
      target: 'at most 2 times',
    },
  ];
}

export const painting: Section = {
  name: 'painting',
  title: 'Painting and pointing in Chromium',
  measure: () => withBrowser(measure),
};
