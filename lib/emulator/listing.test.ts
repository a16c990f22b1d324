import { describe, expect, test } from 'vitest';
import { answerOf, corpus, location } from './testing/ask';
import { library } from './testing/engine';

const lists: [string, string][] = [
  [`v1/${location}/ragCorpora`, 'ragCorpora'],
  [`v1beta1/${corpus}/ragFiles`, 'ragFiles'],
  ['v1beta/corpora', 'corpora'],
  ['v1beta/corpora/handbook/documents', 'documents'],
  ['v1beta/corpora/handbook/documents/annual-leave-policy/chunks', 'chunks'],
  ['v1beta/fileSearchStores', 'fileSearchStores'],
  ['v1beta/fileSearchStores/world/documents', 'documents'],
  ['v1beta/models', 'models'],
];

/** The names on a page, and the token of the next. */
async function page(path: string, field: string): Promise<{ names: string[]; next: string | null }> {
  const { status, body } = await answerOf(path);
  expect(status).toBe(200);
  const items: unknown = Reflect.get(Object(body), field);
  const next: unknown = Reflect.get(Object(body), 'nextPageToken');
  return {
    names: Array.isArray(items) ? items.map((item) => String(Reflect.get(Object(item), 'name'))) : [],
    next: typeof next === 'string' ? next : null,
  };
}

describe('lists', () => {
  test.each(lists)(
    '%s: all pages together are the whole, each name once, and every name can be got',
    async (path, field) => {
      const whole = await page(`${path}?pageSize=1000`, field);
      const names: string[] = [];
      let token: string | null = '';
      while (token !== null) {
        const { names: some, next }: Awaited<ReturnType<typeof page>> = await page(
          `${path}?pageSize=3&pageToken=${token}`,
          field,
        );
        expect(some.length).toBeLessThanOrEqual(3);
        names.push(...some);
        token = next;
      }
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      // Some services give less on a page than was asked for.
      expect(names.slice(0, whole.names.length)).toEqual(whole.names);
      const version = path.slice(0, path.indexOf('/'));
      for (const name of names.slice(0, 5))
        expect(await answerOf(`${version}/${name}`)).toMatchObject({ status: 200, body: { name } });
    },
  );

  test('the usual size and the largest are those of the service', async () => {
    expect((await page('v1beta/corpora/handbook/documents', 'documents')).names).toHaveLength(10);
    expect((await page('v1beta/corpora/handbook/documents?page_size=1000', 'documents')).names).toHaveLength(
      20,
    );
    expect((await page(`v1/${corpus}/ragFiles`, 'ragFiles')).next).toBeNull();
  });

  test('a token of another list, or none at all, is refused', async () => {
    const { next } = await page('v1beta/corpora?pageSize=1', 'corpora');
    expect(next).toMatch(/^[\w-]+$/);
    const wrong = {
      status: 400,
      body: { error: { message: 'The page token is none that this list gave.' } },
    };
    expect(await answerOf(`v1beta/corpora/handbook/documents?pageToken=${next}`)).toMatchObject(wrong);
    expect(await answerOf(`v1/${location}/ragCorpora?pageToken=${next}`)).toMatchObject(wrong);
    expect(await answerOf('v1beta/corpora?pageToken=garbage')).toMatchObject(wrong);
    expect(await answerOf('v1beta/corpora?pageSize=many')).toMatchObject({ status: 400 });
  });

  test('names echo the project and the location that were asked for', async () => {
    const { names } = await page('v1/projects/mill/locations/us-east1/ragCorpora', 'ragCorpora');
    expect(names).toEqual([
      'projects/mill/locations/us-east1/ragCorpora/handbook',
      'projects/mill/locations/us-east1/ragCorpora/world',
    ]);
  });
});

describe('resources', () => {
  test('a corpus tells that its scores are cosine distances, and in v1beta1 how many files it has', async () => {
    const v1 = {
      name: corpus,
      displayName: 'Brindlewheel handbook',
      description: expect.stringContaining('e-bikes'),
      vectorDbConfig: { ragManagedDb: { knn: {} } },
      corpusStatus: { state: 'ACTIVE' },
    };
    expect((await answerOf(`v1/${corpus}`)).body).toEqual(v1);
    const [handbook] = await library.corpora();
    expect((await answerOf(`v1beta1/${corpus}`)).body).toEqual({
      ...v1,
      ragFilesCount: handbook?.documents.length,
    });
  });

  test('a document carries metadata made of its own text', async () => {
    const { body } = await answerOf('v1beta/corpora/world/documents/tarifs-fr');
    expect(body).toEqual({
      name: 'corpora/world/documents/tarifs-fr',
      displayName: 'Tarifs de la maison de Valombre',
      customMetadata: [
        { key: 'title', stringValue: 'Tarifs de la maison de Valombre' },
        { key: 'file', stringValue: 'tarifs.fr.md' },
        { key: 'type', stringValue: 'md' },
        { key: 'language', stringValue: 'fr' },
        { key: 'words', numericValue: expect.any(Number) },
        { key: 'sections', numericValue: expect.any(Number) },
        { key: 'headings', stringListValue: { values: expect.arrayContaining(['Exposition et cinéma']) } },
      ],
    });
  });

  test('partial responses', async () => {
    const { body } = await answerOf('v1beta/corpora?$fields=corpora/name');
    expect(body).toEqual({ corpora: [{ name: 'corpora/handbook' }, { name: 'corpora/world' }] });
    const byHeader = await answerOf('v1beta/corpora', undefined, {
      headers: { 'x-goog-fieldmask': 'corpora.name' },
    });
    expect(byHeader.body).toEqual(body);
  });
});
