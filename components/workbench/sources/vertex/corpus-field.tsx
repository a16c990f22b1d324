import { useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Picker } from '../../fields/picker';
import { SuggestingField } from '../../fields/suggesting-input';
import { TextField } from '../../fields/text-input';
import { useListing } from '../../fields/use-listing';
import type { Actions } from '../../use-asking';
import { ragRegions } from './regions';
import { locationIn } from './settings';

const projectIn = (name: string) => /^projects\/([^/]+)/.exec(name)?.[1] ?? '';

/** The corpus by its full name, with those of a project and location to choose from. */
export function CorpusField({
  corpus,
  parent,
  problem,
  list,
  onCorpus,
}: {
  corpus: string;
  /** `projects/P/locations/L` the operator has configured. */
  parent: string | null;
  problem: string | undefined;
  list: Actions['list'];
  onCorpus: (corpus: string) => void;
}) {
  const known = corpus || parent || '';
  const [project, setProject] = useState(projectIn(known));
  const [location, setLocation] = useState(locationIn(known) ?? '');
  const [wanted, setWanted] = useState<string | null>(null);
  const place = `projects/${project.trim()}/locations/${location.trim()}`;
  const complete = project.trim() !== '' && location.trim() !== '';
  const listing = useListing(
    list,
    wanted === null
      ? null
      : (pageToken) => ({ backend: 'vertex', what: 'corpora', parent: wanted, pageToken }),
  );
  const listCorpora = () => (wanted === place ? listing.again() : setWanted(place));
  const chosen = listing.items?.find((item) => item.name === corpus);
  return (
    <div className="flex flex-col gap-2">
      <SuggestingField
        id="corpus"
        label="Corpus"
        required
        value={corpus}
        placeholder="projects/P/locations/L/ragCorpora/C"
        suggestions={(listing.items ?? []).map(({ name, label, note }) => ({ value: name, label, note }))}
        help={chosen ? `${chosen.label} · ${chosen.note}` : partsOf(corpus)}
        problem={problem}
        onValue={onCorpus}
      />
      <Disclosure summary="Choose from a list" aside={location || undefined} startsOpen={corpus === ''}>
        <div className="mt-2 flex flex-col gap-3 border-l border-line pl-3">
          <ListPlace
            project={project}
            location={location}
            onProject={setProject}
            onLocation={setLocation}
            onEnter={() => complete && listCorpora()}
          />
          <button
            type="button"
            disabled={!complete || listing.loading}
            className="rounded-lg border border-line-strong bg-surface px-3 py-1.5 disabled:border-line disabled:text-muted"
            onClick={listCorpora}
          >
            {wanted === place && listing.items !== null ? 'List again' : 'List corpora'}
          </button>
          {wanted === null ? null : (
            <Picker
              noun="corpora"
              listing={listing}
              chosen={(item) => item.name === corpus}
              onToggle={(item) => onCorpus(item.name)}
            />
          )}
        </div>
      </Disclosure>
    </div>
  );
}

/** A full name is longer than the field: its parts are told below it. */
function partsOf(corpus: string): string {
  const [, project, location, id] =
    /^projects\/([^/]+)\/locations\/([^/]+)\/ragCorpora\/([^/]+)$/.exec(corpus.trim()) ?? [];
  return id === undefined
    ? 'Its full name; its location decides which region is asked.'
    : `${id} of project ${project}, asked in ${location}`;
}

/** Whose corpora are listed. Enter lists them; elsewhere in the form it would ask the question. */
function ListPlace({
  project,
  location,
  onProject,
  onLocation,
  onEnter,
}: {
  project: string;
  location: string;
  onProject: (project: string) => void;
  onLocation: (location: string) => void;
  onEnter: () => void;
}) {
  return (
    <fieldset
      className="contents"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField id="list-project" label="Project" mono value={project} onValue={onProject} />
      <SuggestingField
        id="list-location"
        label="Location"
        value={location}
        suggestions={ragRegions}
        onValue={onLocation}
      />
    </fieldset>
  );
}
