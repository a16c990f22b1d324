import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import type { Json } from '../model';

/**
 * What one detail of a `google.rpc.Status` names outright: the permission or the service that is missing, the field
 * that is wrong, the quota that is used up, the page that helps, the time to wait.
 */
export function namedBy(detail: JsonRecord): string[] {
  const { metadata, fieldViolations, violations, links, retryDelay } = detail;
  const fields = textsOf(fieldViolations, 'field');
  return [
    ...(isRecord(metadata) ? namedByMetadata(metadata) : []),
    ...(fields.length > 0 ? [`It concerns ${fields.join(', ')}.`] : []),
    ...recordsOf(violations).flatMap(violated),
    ...textsOf(links, 'url')
      .filter(isGooglePage)
      .map((url) => `See ${url}`),
    ...(typeof retryDelay === 'string' ? [`Wait ${retryDelay}.`] : []),
  ];
}

function namedByMetadata({ permission, resource, service, consumer }: JsonRecord): string[] {
  const named: string[] = [];
  const on = textOf(resource) === null ? '' : ` on ${textOf(resource)}`;
  if (textOf(permission) !== null) named.push(`The permission is ${textOf(permission)}${on}.`);
  else if (on !== '') named.push(`The resource is ${textOf(resource)}.`);
  const by = textOf(consumer) === null ? '' : `, called for ${textOf(consumer)}`;
  if (textOf(service) !== null) named.push(`The service is ${textOf(service)}${by}.`);
  else if (by !== '') named.push(`It was called for ${textOf(consumer)}.`);
  return named;
}

/** One violation of a quota or of a precondition. */
function violated({ quotaId, quotaMetric, quotaValue, subject, type, description }: JsonRecord): string[] {
  const name = textOf(quotaId) ?? textOf(quotaMetric) ?? textOf(subject) ?? textOf(type);
  const limit = textOf(quotaValue) === null ? '' : ` (${textOf(quotaValue)})`;
  const why = textOf(description);
  const words = [name === null ? null : `${name}${limit}`, why].filter((word) => word !== null).join(': ');
  return words === '' ? [] : [`The limit is ${words}${/[.!?]$/.test(words) ? '' : '.'}`];
}

/** Whoever writes an error body writes its links: only Google's own pages are repeated. */
function isGooglePage(url: string): boolean {
  return /^https:\/\/(?:[a-z\d-]+\.)*(?:google\.com|google\.dev|goo\.gle|googleapis\.com)(?:[/?#]\S*)?$/i.test(
    url,
  );
}

const recordsOf = (value: Json | undefined): JsonRecord[] => (isList(value) ? value.filter(isRecord) : []);

const textsOf = (value: Json | undefined, name: string): string[] =>
  recordsOf(value).flatMap((item) => textOf(item[name]) ?? []);

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
