import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { fail } from '@/lib/outcome';
import type { BackendOption } from '@/lib/request';
import type { Source } from '../sources/source';
import { changed, type Written, type WrittenChange } from '../sources/written';
import type { Actions } from '../use-asking';
import { withQueries } from './with-queries';

/** The form loads late, and a busy machine takes its time. */
const patience = { timeout: 20_000 };

/** Shows both parts of a source's form over settings of its own, and gives what they are now. */
export async function showSource({
  source,
  written,
  option = {},
  list = async () => fail('internal', 'Nothing is listed in this test.'),
}: {
  source: Source;
  written: Written;
  option?: Partial<BackendOption>;
  list?: Actions['list'];
}) {
  const whole: BackendOption = {
    ...{ id: source.id, label: source.id, note: '', ready: { ok: true, value: null } },
    ...{ billed: true, corpora: [], parent: null, endpoint: null },
    ...option,
  };
  const now = { written, option: whole };
  render(
    <Form
      source={source}
      option={whole}
      list={list}
      initial={written}
      onWritten={(next) => {
        now.written = next;
      }}
    />,
    { wrapper: withQueries() },
  );
  await screen.findByRole('combobox', { name: 'Corpus' }, patience);
  return now;
}

function Form({
  source: { Place, Settings },
  initial,
  onWritten,
  ...rest
}: {
  source: Source;
  initial: Written;
  option: BackendOption;
  list: Actions['list'];
  onWritten: (written: Written) => void;
}) {
  const [written, setWritten] = useState(initial);
  const change = (part: WrittenChange) => {
    const next = changed(written, part);
    setWritten(next);
    onWritten(next);
  };
  return (
    <>
      <Place written={written} onWritten={change} {...rest} />
      <Settings written={written} onWritten={change} {...rest} />
    </>
  );
}
