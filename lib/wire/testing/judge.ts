import { expect } from 'vitest';
import type { WireRequest } from '../model';
import { disagreements } from './disagreements';
import { publishedMessage } from './published-protos';
import { requestFaults } from './strict-proto';
import { transcode } from './transcode';

/** The request as it goes over the line, as a message, with what the judge finds in it. */
export function judge(request: WireRequest) {
  const sent: WireRequest = JSON.parse(JSON.stringify(request));
  const { message, json } = transcode(sent);
  const faults = requestFaults(message, json);
  return { message, json, faults, unknown: faults.filter((fault) => !disagreements.includes(fault)) };
}

/** Encoded by the published message and decoded again, it says the same: 32-bit floats are the only loss. */
export function survives({ message, json }: { message: string; json: Record<string, unknown> }) {
  const type = publishedMessage(message);
  const decoded = type.decode(type.encode(type.fromObject(json)).finish());
  const back = type.toObject(decoded, { enums: String, longs: String, bytes: String, json: true });
  expect(rounded(back)).toEqual(rounded(json));
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.fround(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]));
}
