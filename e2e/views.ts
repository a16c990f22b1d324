import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { samples, sampleText } from './samples';
import {
  alert,
  answered,
  ask,
  evidence,
  openSample,
  paste,
  questionField,
  report,
  settings,
  stretches,
  visit,
} from './workbench';

/** A view a person can come to, by name and by the way there. */
export type View = { name: string; open: (page: Page) => Promise<unknown> };

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
    name: 'retrieval table',
    open: (page) => openSample(page, 'retrieve-contexts', '&tab=retrieval'),
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
];
