import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The bytes of a body without its content encodings, which a proxy may have put on although none was asked for. They are
 * decoded as they are read, so that who stops reading at a limit has decoded no more than that. null for an encoding
 * that is not known. An error of the body is one of the result.
 */
export function plainBody(body: Readable, contentEncoding: string): Readable | null {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  // Nobody encodes more often than this for a good reason.
  if (names.length > 2) return null;
  let plain = body;
  for (const name of names.reverse()) {
    const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
    if (decoder === undefined) return null;
    // The error reaches who reads the decoder.
    plain = pipeline(plain, decoder(), () => undefined);
  }
  return plain;
}
