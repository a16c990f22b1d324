import { Link, Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ShownLink } from './link-of';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };
const quiet = 'flex items-center gap-2 rounded-md px-2 py-1.5 text-muted hover:text-ink';

/** The name, the theme, and the link to what is shown. */
export function Header({ link }: { link: ShownLink }) {
  return (
    <header className="flex h-12 shrink-0 items-center justify-between gap-4 border-b border-line bg-surface px-4 lg:px-5">
      <a
        href="#answer"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:rounded-md focus:bg-surface focus:px-3 focus:py-1"
      >
        Skip to the answer
      </a>
      <h1 className="text-[15px] font-bold tracking-tight whitespace-nowrap">Grounding Inspector</h1>
      <div className="flex items-center gap-1">
        <CopyLink link={link} />
        <ThemeChoice />
      </div>
    </header>
  );
}

function CopyLink({ link }: { link: ShownLink }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    if (!link.ok) return;
    try {
      await navigator.clipboard.writeText(link.href());
      setSaid('Copied');
    } catch {
      setSaid('The browser refused to copy');
    }
  };
  return (
    <>
      <span role="status" className="text-xs text-muted">
        {said}
      </span>
      <button
        type="button"
        onClick={copy}
        onBlur={() => setSaid('')}
        disabled={!link.ok}
        title={link.ok ? undefined : link.why}
        className={`${quiet} disabled:opacity-60`}
      >
        <Link aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Copy link</span>
      </button>
    </>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system');
  // The server put the kept choice on the page already; the page only has to learn which it is.
  useEffect(() => {
    const kept = document.documentElement.dataset.theme;
    setTheme(themes.find((one) => one === kept) ?? 'system');
  }, []);
  const choose = (next: Theme) => {
    setTheme(next);
    const root = document.documentElement;
    if (next === 'system') delete root.dataset.theme;
    else root.dataset.theme = next;
    // A cookie, so that the server's first paint has the theme already. Without the API the choice lasts as long as the page.
    void globalThis.cookieStore?.set({
      name: 'theme',
      value: next,
      expires: Date.now() + 31_536_000_000,
      sameSite: 'lax',
    });
  };
  const Icon = icons[theme];
  return (
    <button
      type="button"
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      onClick={() => choose(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system')}
      className={quiet}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
