/**
 * Code to read, select and copy: a field that can't be written into, so that the keyboard can scroll it.
 *
 * @param wrap false where a line's end means something
 */
export function CodeText({
  label,
  text,
  wrap = true,
  lines,
  className = '',
}: {
  label: string;
  text: string;
  wrap?: boolean;
  /** Shown at most at a time; the others are scrolled to. */
  lines: number;
  className?: string;
}) {
  return (
    <textarea
      aria-label={label}
      readOnly
      dir="ltr"
      spellCheck={false}
      wrap={wrap ? 'soft' : 'off'}
      rows={Math.min(lines, text.split('\n').length)}
      style={{ maxHeight: `${lines * 1.65}em` }}
      value={text}
      className={`block field-sizing-content w-full resize-none font-mono text-xs leading-relaxed ${className}`}
    />
  );
}
