import type { Page } from 'playwright/test';
import { openBatch, rowOf } from './batch';
import { expect } from './fixtures';
import { samples, sampleText } from './samples';
import {
  alert,
  answered,
  ask,
  corpusField,
  evidence,
  handbook,
  openSample,
  paste,
  questionField,
  report,
  settings,
  stretches,
  visit,
  visitSource,
} from './workbench';

/** A view a person can come to, by name and by the way there; some need the server that asks the emulator. */
export type View = { name: string; open: (page: Page, emulatedUrl: string) => Promise<unknown> };

/** Opens a tab of the report, on a sample in which there is something to see in all of them. */
const reportView = (tab: string): View => ({
  name: `report, ${tab}`,
  open: async (page) => {
    await openSample(page, 'broken');
    await report(page)
      .getByRole('tab', { name: new RegExp(`^${tab}`) })
      .click();
    await expect(report(page).getByRole('tabpanel')).toBeVisible();
  },
});

const filters = JSON.stringify([
  { level: 'document', key: 'genre', conditions: [{ operation: 'EQUAL', value: 'guide' }] },
  { level: 'chunk', key: 'year', conditions: [{ operation: 'LESS', value: 2020 }] },
]);

/** The forms of the sources behind Google's APIs, and what they open. */
const sourceViews: readonly View[] = [
  {
    name: 'a source that is not ready',
    open: async (page) => {
      await visitSource(page, '', { source: 'vertex' });
      await settings(page, 'Retrieval').click();
      await settings(page, 'Generation').click();
    },
  },
  {
    name: 'settings that the service refuses',
    open: async (page) => {
      await visitSource(page, '', {
        ...{
          source: 'vertex',
          corpus: 'corpora/1',
          think: 'level',
          model: 'gemini-2.5-flash',
          location: 'eu',
        },
        ...{ rank: 'rank-service', limit: 'distance', at: '3' },
      });
      await settings(page, 'Retrieval').click();
      await settings(page, 'Generation').click();
    },
  },
  {
    name: 'metadata filters',
    open: async (page) => {
      const corpus = 'corpora/handbook';
      await visitSource(page, '', {
        ...{ source: 'gemini', corpus, document: `${corpus}/documents/d`, where: filters },
      });
      await settings(page, 'Retrieval').click();
      await settings(page, 'Generation').click();
    },
  },
  {
    name: 'File Search',
    open: async (page, emulatedUrl) => {
      await visitSource(page, emulatedUrl, { source: 'gemini', method: 'generate-content' });
      await settings(page, 'Generation').click();
      await page.getByRole('button', { name: 'Choose from the stores' }).click();
      await page.getByRole('checkbox', { name: /Brindlewheel/ }).check();
    },
  },
  {
    name: 'suggestions',
    open: async (page) => {
      await visitSource(page, '', { source: 'vertex' });
      await page.getByRole('combobox', { name: 'Location', exact: true }).press('ArrowDown');
      await expect(page.getByRole('option', { name: /europe-west4/ })).toBeVisible();
    },
  },
  {
    name: 'a list of corpora',
    open: async (page, emulatedUrl) => {
      await visitSource(page, emulatedUrl, { source: 'vertex' });
      await page.getByRole('button', { name: 'List corpora' }).click();
      await page.getByRole('radio', { name: /Brindlewheel/ }).check();
    },
  },
  {
    name: 'a list that could not be fetched',
    open: async (page, emulatedUrl) => {
      await visitSource(page, emulatedUrl, { source: 'gemini', corpus: 'corpora/gone' });
      await page.getByText('Choose from the documents').click();
      await alert(page).getByText('Google’s own words').click();
    },
  },
  {
    name: 'the connection panel',
    open: async (page) => {
      await visitSource(page, '', { source: 'vertex' });
      await page.getByRole('button', { name: 'Check connection' }).click();
      await expect(page.getByRole('dialog')).toContainText('to solve');
    },
  },
  {
    name: 'the request as code',
    open: async (page) => {
      await visitSource(page, '', { source: 'vertex', corpus: handbook, q: 'When?' });
      await page.getByRole('button', { name: 'Copy as Python' }).click();
      await expect(page.getByRole('textbox', { name: 'Python code' })).toBeVisible();
    },
  },
  {
    name: 'a question that waits for a click',
    open: async (page) => {
      await page.goto(`/?source=vertex&q=When%3F&asked=true&corpus=${handbook}`);
      await expect(page.getByRole('button', { name: 'Ask it' })).toBeVisible();
      await expect(corpusField(page)).toBeVisible();
    },
  },
  {
    name: 'a failure with the words of the service, above an earlier answer',
    open: async (page, emulatedUrl) => {
      await visitSource(page, emulatedUrl, { source: 'vertex', corpus: handbook });
      await ask(page, 'How many vacation days can I carry over into next year?');
      await answered(page);
      const fold = page.getByRole('button', { name: /^How many/ });
      if (await fold.isVisible()) await fold.click();
      await corpusField(page).fill(handbook.replace('handbook', 'gone'));
      await ask(page, 'Nobody holds this');
      await alert(page).getByText('Google’s own words').click();
      await expect(page.getByText('Below is still the answer to the earlier one')).toBeVisible();
    },
  },
];

/** Every view of the app; the checks that hold everywhere walk through them. */
export const views: readonly View[] = [
  { name: 'first visit', open: (page) => visit(page) },
  {
    name: 'first visit, settings unfolded',
    open: async (page) => {
      await visit(page);
      await settings(page, 'Retrieval').click();
      await page.getByRole('combobox', { name: 'Threshold' }).selectOption('similarity');
      await page.getByRole('spinbutton', { name: 'Contexts wanted (top K)' }).fill('1000');
      await settings(page, 'Generation').click();
      await expect(alert(page)).toContainText('Between 1 and 100');
    },
  },
  { name: 'open', open: (page) => visit(page, '/?mode=open') },
  ...samples.map(({ id }) => ({ name: `sample ${id}`, open: (page: Page) => openSample(page, id) })),
  { name: 'source text', open: (page) => openSample(page, 'crossing', '&view=source') },
  {
    name: 'pinned stretch',
    open: async (page) => {
      await openSample(page, 'crossing', '&sel=s3');
      await expect(stretches(page).and(page.locator('[data-lit]')).first()).toBeVisible();
    },
  },
  { name: 'links hidden by the slider', open: (page) => openSample(page, 'crossing', '&min=0.9') },
  ...['Coverage', 'Diagnostics', 'Retrieval', 'Raw'].map(reportView),
  {
    name: 'report, every cause opened',
    open: async (page) => {
      await openSample(page, 'broken', '&tab=diagnostics');
      await page.getByRole('button', { name: /^open all/ }).click();
    },
  },
  {
    name: 'report, Stream',
    open: async (page) => {
      await openSample(page, 'stream-early', '&tab=stream');
      await report(page).getByRole('slider', { name: 'Event' }).fill('5');
      await expect(report(page)).toContainText('New supports');
    },
  },
  {
    name: 'report, Raw as it came',
    open: async (page) => {
      await openSample(page, 'broken', '&tab=diagnostics');
      await report(page).getByRole('button', { name: 'in the raw body' }).first().click();
      await report(page).getByRole('button', { name: 'As it came', exact: true }).click();
      await expect(report(page).locator('mark').first()).toBeVisible();
    },
  },
  {
    name: 'retrieval table',
    open: (page) => openSample(page, 'retrieve-contexts', '&tab=retrieval'),
  },
  { name: 'batch', open: (page) => openBatch(page, 40) },
  {
    name: 'batch, filtered to nothing',
    open: async (page) => {
      await openBatch(page, 40);
      await page.getByRole('button', { name: /^Unreadable/ }).click();
      await page.getByRole('searchbox').fill('no such words');
      await expect(page.getByText('No response fits the filter.')).toBeVisible();
    },
  },
  {
    name: 'batch, one response of it',
    open: async (page) => {
      await openBatch(page, 40);
      await rowOf(page, 'boat-4').click();
      await expect(page.getByRole('navigation', { name: 'Batch' })).toBeVisible();
      await expect(evidence(page)).toBeVisible();
    },
  },
  {
    name: 'unreadable text',
    open: async (page) => {
      await paste(page, sampleText('clean.json').slice(0, 300));
      await expect(alert(page)).toBeVisible();
    },
  },
  {
    name: 'answered question',
    open: async (page) => {
      await visit(page);
      await ask(page, 'How many vacation days can I carry over into next year?');
      await answered(page);
      await expect(evidence(page)).toBeVisible();
    },
  },
  {
    name: 'refused question',
    open: async (page) => {
      await visit(page);
      await ask(page, 'What is the boiling point of tungsten on Jupiter?');
      await answered(page);
    },
  },
  {
    name: 'a sample that does not exist',
    open: async (page) => {
      await visit(page, '/?mode=open&sample=no-such-thing');
      await expect(alert(page)).toBeVisible();
    },
  },
  {
    name: 'a page of an older build',
    open: async (page) => {
      await page.route('**/*', async (route) => {
        const body = route.request().postData();
        if (body === null) return route.continue();
        return route.continue({ postData: body.replace(/"build":"\w+"/, '"build":"older"') });
      });
      await visit(page);
      await questionField(page).fill('Anything');
      await questionField(page).press('Enter');
      await expect(alert(page)).toContainText('A new version of this app is out.');
    },
  },
  ...sourceViews,
];
