import type { BackendOption } from '@/lib/request';
import { AskForm } from './ask-form';
import { ModeSwitch } from './mode-switch';
import { OpenForm } from './open-form';
import type { WorkbenchState } from './use-workbench';

/** Ask or open; on a narrow page it folds to a line once there is something to read. */
export function FormPanel({ backends, state }: { backends: BackendOption[]; state: WorkbenchState }) {
  const { settings, setSettings, formOpen, setFormOpen } = state;
  const shown = state.shown ?? (settings.mode === 'open' ? state.batch.batch : null);
  const folded = settings.mode === 'ask' ? settings.q || 'Ask' : 'Open another response';
  return (
    <section
      aria-label="Ask or open"
      className="border-line px-4 pt-4 lg:overflow-y-auto lg:border-r lg:px-5 lg:py-5"
    >
      {shown ? (
        <button
          type="button"
          aria-expanded={formOpen}
          onClick={() => setFormOpen(!formOpen)}
          className="w-full truncate rounded-lg border border-line bg-surface px-3 py-2 text-start lg:hidden"
        >
          {formOpen ? 'Close the form' : folded}
        </button>
      ) : null}
      <div className={shown && !formOpen ? 'max-lg:hidden' : shown ? 'max-lg:pt-3' : ''}>
        <ModeSwitch mode={settings.mode} onMode={(mode) => setSettings({ mode }, { history: 'push' })} />
        {settings.mode === 'ask' ? (
          <AskForm backends={backends} state={state} />
        ) : (
          <OpenForm
            text={state.pasted.value}
            name={state.file?.name ?? null}
            kept={state.pasted.kept}
            onText={(text) => {
              if (text === '') state.setFile(null);
              state.pasted.set(text);
            }}
            onOpen={state.openText}
            onFiles={state.openFiles}
            samples={state.samples.data}
            sample={settings.sample}
            onSample={(id) => {
              setSettings({ sample: id, row: null, sel: null }, { history: 'push' });
              setFormOpen(false);
            }}
          />
        )}
      </div>
    </section>
  );
}
