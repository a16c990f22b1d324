import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

/** Google's own clients ship the definitions they were made from. */
const require = createRequire(import.meta.url);
const published = [
  {
    prefix: 'google.ai.generativelanguage.',
    file: require.resolve('@google-ai/generativelanguage/build/protos/protos.json'),
  },
  { prefix: 'google.', file: require.resolve('@google-cloud/aiplatform/build/protos/protos.json') },
];

const roots = new Map<string, protobuf.Root>();

/** A published message by its full name, e.g. `google.cloud.aiplatform.v1.RetrieveContextsRequest`; throws when there is none. */
export const publishedMessage = (name: string): protobuf.Type => rootFor(name).lookupType(name);

/** All methods of that name in a package, e.g. `google.cloud.aiplatform.v1`. */
export function publishedMethods(packageName: string, rpc: string): protobuf.Method[] {
  const namespace = rootFor(`${packageName}.`).lookup(packageName);
  if (!(namespace instanceof protobuf.Namespace)) throw new Error(`There is no package ${packageName}.`);
  return namespace.nestedArray
    .flatMap((nested) => (nested instanceof protobuf.Service ? nested.methodsArray : []))
    .filter((method) => method.name === rpc);
}

function rootFor(name: string): protobuf.Root {
  const file = published.find(({ prefix }) => name.startsWith(prefix))?.file;
  if (file === undefined) throw new Error(`No package at hand publishes ${name}.`);
  const known = roots.get(file);
  if (known !== undefined) return known;
  const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(file, 'utf8')));
  root.resolveAll();
  roots.set(file, root);
  return root;
}
