import { useState } from 'react';

const themes = ['system', 'light', 'dark'] as const;

/** The name, the theme, and the link to what is shown. */
export function Header({ shareable }: { shareable: boolean }) {
  return (
    <header className="flex h-12 shrink-0 items-center justify-between gap-4 border-b border-line bg-surface px-4 lg:px-5">
      <h1 className="truncate text-[15px] font-bold tracking-tight">Grounding Inspector</h1>
      <div className="flex items-center gap-3">
        <CopyLink shareable={shareable} />
        <ThemeChoice />
      </div>
    </header>
  );
}

function CopyLink({ shareable }: { shareable: boolean }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied');
    } catch {
      setSaid('The browser refused; copy the address bar');
    }
  };
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="text-xs text-muted">
        {said}
      </span>
      <button
        type="button"
        onClick={copy}
        disabled={!shareable}
        title={shareable ? undefined : 'What you paste stays in this browser, so there is no link to it'}
        className="rounded-md px-2 py-1 text-muted hover:text-ink disabled:opacity-60"
      >
        Copy link
      </button>
    </span>
  );
}

function ThemeChoice() {
  const choose = (theme: (typeof themes)[number]) => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    // A cookie, so that the server's first paint has the theme already. Without the API the choice lasts as long as the page.
    void globalThis.cookieStore?.set({
      name: 'theme',
      value: theme,
      expires: Date.now() + 31_536_000_000,
      sameSite: 'lax',
    });
  };
  return (
    <label className="flex items-center gap-1 text-muted">
      <span className="sr-only">Theme</span>
      <select
        className="rounded-md border border-line bg-surface px-1.5 py-1 text-ink"
        defaultValue={
          typeof document === 'undefined' ? 'system' : (document.documentElement.dataset.theme ?? 'system')
        }
        suppressHydrationWarning
        onChange={(event) => {
          const theme = themes.find((one) => one === event.target.value);
          if (theme) choose(theme);
        }}
      >
        <option value="system">System theme</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
