import { ChoiceField } from '../../fields/choice-field';
import { Folded } from '../../fields/folded';
import type { ProblemAt } from '../../fields/problems';
import type { Actions } from '../../use-asking';
import { AnswerFields } from './answer-fields';
import { ContentFields } from './content-fields';
import type { GeminiSettings } from './settings';

export function Generation({
  form,
  problemAt,
  list,
  onChange,
}: {
  form: GeminiSettings;
  problemAt: ProblemAt;
  list: Actions['list'];
  onChange: (change: Partial<GeminiSettings>) => void;
}) {
  return (
    <Folded title="Generation" now={nowOf(form)}>
      <ChoiceField
        id="method"
        label="Answered by"
        value={form.method}
        choices={[
          { value: 'generate-answer', label: 'generateAnswer, over the corpus' },
          { value: 'generate-content', label: 'generateContent, with a tool' },
        ]}
        help={
          form.method === 'generate-answer'
            ? 'A whole answer at once, in English, with the passages it rests on as a whole.'
            : 'A streamed answer of a Gemini model, every stretch with what it rests on.'
        }
        onValue={(method) => onChange({ method })}
      />
      {form.method === 'generate-answer' ? (
        <AnswerFields form={form} problemAt={problemAt} onChange={onChange} />
      ) : (
        <ContentFields form={form} problemAt={problemAt} list={list} onChange={onChange} />
      )}
    </Folded>
  );
}

const nowOf = ({ method, aqa, style, model, tool }: GeminiSettings): string =>
  method === 'generate-answer'
    ? `${aqa || 'no model'} · ${style.toLowerCase()}`
    : `${model || 'no model'} · ${tool === 'file-search' ? 'File Search' : 'Google Search'}`;
