import type { Fault } from '../proto-json';

/** Google's error body: `code` is the HTTP status, `status` the name of the RPC code. */
export type ApiError = {
  code: number;
  message: string;
  status: string;
  details?: readonly object[];
};

/** What a call gives, or the error the client gets instead. */
export type Tried<T> = { ok: true; value: T } | Refused;

export type Refused = { ok: false; error: ApiError };

export const given = <T>(value: T): Tried<T> => ({ ok: true, value });

/** 400, with what is wrong about which field where that is known. */
export function invalidArgument(message: string, violations: readonly Partial<Fault>[] = []): Refused {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations }];
  const error = { code: 400, message, status: 'INVALID_ARGUMENT' };
  return { ok: false, error: violations.length === 0 ? error : { ...error, details } };
}

/** 400 for one field, named by its proto path. */
export const invalidField = (field: string, description: string): Refused =>
  invalidArgument(description, [{ field, description }]);

/** 400 for a message that is not what its definition says: every fault is told. */
export const invalidMessage = (faults: readonly Fault[]): Refused =>
  invalidArgument(
    faults.map(({ description }) => description).join('\n'),
    faults.map(({ field, description }) => (field === '' ? { description } : { field, description })),
  );

export const notFound = (message: string): Refused => ({
  ok: false,
  error: { code: 404, message, status: 'NOT_FOUND' },
});

/** What Google's servers say for a method that exists but isn't served. */
export const unimplemented = (): Refused => ({
  ok: false,
  error: {
    code: 501,
    message: 'Operation is not implemented, or supported, or enabled.',
    status: 'UNIMPLEMENTED',
  },
});

export const cancelled = (): Refused => ({
  ok: false,
  error: { code: 499, message: 'The operation was cancelled.', status: 'CANCELLED' },
});

export const tooLarge = (mostBytes: number): Refused =>
  invalidArgument(`Request payload size exceeds the limit: ${mostBytes} bytes.`);

export const internal = (): Refused => ({
  ok: false,
  error: { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' },
});
