import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import './globals.css';
import { Providers } from './providers';

export const metadata: Metadata = {
  title: 'Grounding Inspector',
  description:
    'See which stretch of an answer rests on which retrieved chunk, how strongly, and what is wrong with the grounding metadata.',
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The theme is a cookie so that the first paint has it already, without an inline script.
  const pinned = (await cookies()).get('theme')?.value;
  return (
    <html lang="en" data-theme={pinned === 'light' || pinned === 'dark' ? pinned : undefined}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
