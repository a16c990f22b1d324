import { CORE_SCHEMA, defineScalarTag, loadAll, Schema, YAMLException } from 'js-yaml';
import { type Attempt, DEEPEST, type Fault, tooDeep } from './attempt';
import { fromBase64 } from './from-base64';
import { isJson } from './json-tree';

const firstLine = /^(?:%YAML\b|---[ \t]*\n|#|- [\w"']|[\w-]+:(?:[ \t]*\n|[ \t]+[^\s{]))/;
const marks =
  /^[ \t-]*(?:(?:http_)?interactions|candidates|contexts|groundingMetadata|grounding_metadata|jsonPayload|textPayload|protoPayload):/m;

/** Whether a text starts like YAML and has a line that names something which holds a response. */
export const looksLikeYaml = (text: string): boolean => firstLine.test(text) && marks.test(text);

/** Bytes become text where they are UTF-8, and else stay as they are written; tags of other languages say nothing here. */
const binary = ['tag:yaml.org,2002:binary', '!binary'].map((name) =>
  defineScalarTag(name, {
    resolve: (source) => fromBase64(source.replace(/\s/g, '')) ?? source,
    identify: () => false,
  }),
);
const foreign = ['tag:yaml.org,2002:python/', '!ruby/'].map((name) =>
  defineScalarTag(name, { matchByTagPrefix: true, resolve: (source) => source, identify: () => false }),
);
const schema = new Schema([...CORE_SCHEMA.tags, ...binary, ...foreign]);

/** The nesting of a cassette and of what was parsed into it. */
const NESTED = 100;
const ALIASES = 1000;

/** YAML as tools write it: cassettes of VCR, and what gcloud prints. Several documents are a list. */
export function decodeYaml(text: string): Attempt {
  try {
    const documents = loadAll(text, { schema, maxDepth: NESTED, maxAliases: ALIASES });
    const tree = documents.length === 1 ? documents[0] : documents;
    if (!fits(tree, text.length)) return { ok: false, fault: repeated };
    return isJson(tree) ? { ok: true, tree, noticed: [] } : { ok: false, fault: tooDeep(0) };
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown;
    return {
      ok: false,
      fault: { index: thrown.mark?.position ?? 0, problem: thrown.reason, code: 'input/broken' },
    };
  }
}

const repeated: Fault = {
  index: 0,
  problem: 'aliases repeat so much that what they stand for outgrows the text',
  code: 'input/too-deep',
};

/** Whether a tree is no larger than its text: a value takes a character, unless aliases repeat it. */
function fits(tree: unknown, most: number): boolean {
  let left = most + DEEPEST;
  const open: unknown[] = [tree];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
    left -= items.length;
    if (left < 0) return false;
    for (const item of items) open.push(item);
  }
  return true;
}
