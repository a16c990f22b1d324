import type { ComponentType } from 'react';
import type { Outcome } from '@/lib/outcome';
import type { BackendOption } from '@/lib/request';
import type { Target } from '@/lib/target';
import type { Actions } from '../use-asking';
import type { Written, WrittenChange } from './written';

/** What the form of a source is given. */
export type SourceFormProps = {
  option: BackendOption;
  written: Written;
  onWritten: (change: WrittenChange) => void;
  list: Actions['list'];
};

/** One backend as the form sees it: its settings, how they become a target, and the two parts of its form. */
export type Source = {
  id: Target['backend'];
  /** Its keys in the address; sources may share a key, for only the settings of the chosen one stand there. */
  keys: readonly string[];
  /** Something that signs in and answers over a network, which can be checked step by step. */
  connects: boolean;
  /** What would be asked now; a failure says what is missing. */
  targetOf(written: Written, option: BackendOption): Outcome<Target>;
  /** Questions a newcomer can click. */
  examplesOf?(written: Written, option: BackendOption): string[];
  /** Its form loads when it is chosen; on the server there is none of it. */
  late: boolean;
  /** Where it asks: above the question. */
  Place: ComponentType<SourceFormProps>;
  /** How it asks: below the question. */
  Settings: ComponentType<SourceFormProps>;
};
