import { readFileSync } from 'node:fs';

export type Sample = { id: string; title: string; note: string; file: string };

const folder = new URL('../public/samples/', import.meta.url);

export const samples: readonly Sample[] = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));

export const sampleText = (file: string) => readFileSync(new URL(file, folder), 'utf8');
