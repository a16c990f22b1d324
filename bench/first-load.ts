import { gzipSync } from 'node:zlib';
import { withServer } from './production-server';
import type { Figure, Section } from './section';

const budget = 200 * 1024;
const largest = 8;

type Script = { path: string; compressed: number };

/** Paths of the scripts a current browser loads for this page; those for browsers without modules are left out. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags
    .filter(
      (tag) => tag.startsWith('<script') || /\brel="(?:modulepreload|preload)"[^>]*\bas="script"/.test(tag),
    )
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(paths.filter((path) => path !== undefined))];
}

async function load(url: string, path: string): Promise<Script> {
  const response = await fetch(new URL(path.replaceAll('&amp;', '&'), url));
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return { path, compressed: gzipSync(await response.arrayBuffer()).byteLength };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const firstLoad: Section = {
  name: 'first-load',
  title: 'First-load JavaScript of the workbench, gzip',
  measure: () =>
    withServer(async (url) => {
      const html = await (await fetch(url)).text();
      const scripts = await Promise.all(scriptsOf(html).map((path) => load(url, path)));
      const sum = scripts.reduce((bytes, { compressed }) => bytes + compressed, 0);
      const parts = scripts
        .sort((a, b) => b.compressed - a.compressed)
        .slice(0, largest)
        .map(
          ({ path, compressed }): Figure => ({
            what: path.replace(/^.*\//, '  '),
            value: kilobytes(compressed),
          }),
        );
      return [
        {
          what: `${scripts.length} scripts`,
          value: `${kilobytes(sum)}, ${(sum / budget).toFixed(2)} of the budget`,
          target: `at most ${kilobytes(budget)}`,
        },
        ...parts,
      ];
    }),
};
