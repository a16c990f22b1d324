import type protobuf from 'protobufjs';
import type { WireRequest } from '../model';
import { publishedMethods } from './published-protos';

/**
 * The request message that Google's servers make of an HTTP call, by the `google.api.http` annotations of the published
 * protos: what stands in path and query become fields beside those of the body. Throws when no annotation fits.
 */
export function transcode(request: WireRequest): { message: string; json: Record<string, unknown> } {
  const { api, version, rpc, httpMethod, host, path, body } = request;
  const packageName =
    api === 'vertex' ? `google.cloud.aiplatform.${version}` : `google.ai.generativelanguage.${version}`;
  const { pathname, searchParams } = new URL(`https://${host}${path}`);
  for (const method of publishedMethods(packageName, rpc)) {
    const type = method.resolvedRequestType;
    const inPath = httpRules(method).map((rule) => match(rule[httpMethod.toLowerCase()], pathname));
    const fields = inPath.find((found) => found !== null);
    if (fields === undefined || type === null) continue;
    const inQuery = [...searchParams].filter(([key]) => key !== 'alt').map((pair) => typed(type, pair));
    return {
      message: type.fullName.slice(1),
      json: { ...body, ...fields, ...Object.fromEntries(inQuery) },
    };
  }
  throw new Error(`${packageName} has no ${rpc} at ${httpMethod} ${pathname}.`);
}

type Rule = Record<string, unknown>;

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null;

/** The annotation of a method, and its additional bindings: one, or a list of them. */
function httpRules(method: protobuf.Method): Rule[] {
  const options: unknown = method.parsedOptions;
  const annotation = [options]
    .flat()
    .map((option) => (isRule(option) ? option['(google.api.http)'] : null))
    .find(isRule);
  return annotation === undefined
    ? []
    : [annotation, ...[annotation.additional_bindings].flat().filter(isRule)];
}

/** `/v1/{name=corpora/*}:query` against a path: the variable with what it stands for; null where they differ. */
function match(template: unknown, pathname: string): Rule | null {
  if (typeof template !== 'string') return null;
  const [before = '', variable, pattern, after = ''] = template.split(/\{([^=}]+)=([^}]+)\}/);
  const literally = (text: string) => text.replace(/[.:]/g, '\\$&');
  const inner = variable === undefined ? '' : `(${literally(pattern ?? '').replaceAll('*', '[^/]+')})`;
  const found = new RegExp(`^${literally(before)}${inner}${literally(after)}$`).exec(pathname);
  if (found === null) return null;
  return variable === undefined ? {} : { [variable]: found[1] };
}

function typed(type: protobuf.Type, [key, value]: [string, string]): [string, unknown] {
  return [key, type.fields[key]?.type === 'int32' ? Number(value) : value];
}
