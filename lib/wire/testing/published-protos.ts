import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

/** Google's own clients ship the definitions they were made from. */
const published = [
  { prefix: 'google.ai.generativelanguage.', file: '@google-ai/generativelanguage/build/protos/protos.json' },
  { prefix: 'google.', file: '@google-cloud/aiplatform/build/protos/protos.json' },
];

const roots = new Map<string, protobuf.Root>();

/** A published message by its full name, e.g. `google.cloud.aiplatform.v1.RetrieveContextsRequest`; throws when there is none. */
export function publishedMessage(name: string): protobuf.Type {
  const file = published.find(({ prefix }) => name.startsWith(prefix))?.file;
  if (file === undefined) throw new Error(`No package at hand publishes ${name}.`);
  return rootOf(file).lookupType(name);
}

function rootOf(file: string): protobuf.Root {
  const known = roots.get(file);
  if (known !== undefined) return known;
  const path = createRequire(import.meta.url).resolve(file);
  const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(path, 'utf8')));
  root.resolveAll();
  roots.set(file, root);
  return root;
}
