import { linkTo } from './asked';
import type { WorkbenchState } from './use-workbench';

/** The link to what is shown, to be made when it is copied; else why there is none. */
export type ShownLink = { ok: true; href: () => string } | { ok: false; why: string };

/** An answer has the link of its own ask: the address follows the form, which may have moved on since. */
export function linkOf({ settings, shownRun }: WorkbenchState): ShownLink {
  if (settings.mode === 'open') {
    return settings.sample === null
      ? { ok: false, why: 'What you paste stays in this browser, so there is no link to it' }
      : { ok: true, href: () => location.href };
  }
  if (shownRun === null) {
    return settings.asked
      ? { ok: true, href: () => location.href }
      : { ok: false, why: 'There is a link once something was asked' };
  }
  const query = linkTo(shownRun.request.question, shownRun.asked, settings);
  return query === null
    ? { ok: false, why: 'The question is too long for a link' }
    : { ok: true, href: () => new URL(query, location.href).href };
}
