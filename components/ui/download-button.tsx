import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

/** Saves what `text` gives at that moment as a file of that name, without asking a server. */
export function DownloadButton({
  label,
  name,
  type,
  text,
  children,
}: {
  label: string;
  name: string;
  /** The media type of the file. */
  type: string;
  text(): string;
  children?: ReactNode;
}) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([text()], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button look="plain" aria-label={label} title={label} onClick={download} className="text-xs">
      <Download aria-hidden="true" className="size-3.5" />
      {children}
    </Button>
  );
}
