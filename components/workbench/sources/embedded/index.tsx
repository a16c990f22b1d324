import type { Source } from '../source';
import { Generation } from './generation';
import { Place } from './place';
import { Retrieval } from './retrieval';
import { corpusOf, settings, targetOf } from './settings';

export const embedded: Source = {
  id: 'embedded',
  keys: settings.keys,
  connects: false,
  targetOf,
  examplesOf: (written, option) => corpusOf(written, option)?.examples ?? [],
  late: false,
  Place,
  Settings: (props) => (
    <>
      <Retrieval {...props} />
      <Generation {...props} />
    </>
  ),
};
