import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-accent text-on-accent font-semibold px-4 py-2 hover:brightness-110',
  quiet: 'border border-line bg-surface text-ink px-3 py-1.5 hover:border-line-strong',
  plain: 'text-muted px-1.5 py-0.5 -mx-1.5 hover:text-ink hover:bg-sunken',
};

/** A button; `primary` once a view at most, `plain` for small deeds beside what they act on. */
export function Button({
  look = 'quiet',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-6 items-center justify-center gap-1.5 rounded-md disabled:cursor-not-allowed disabled:opacity-60 ${looks[look]} ${className}`}
      {...rest}
    />
  );
}
