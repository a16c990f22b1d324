import { inputClass, Labelled } from './fields/labelled';

/** Enter asks; Shift and Enter begins a new line. */
export function QuestionField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <Labelled id="question" label="Question">
      <textarea
        id="question"
        dir="auto"
        className={`${inputClass} min-h-24 resize-y`}
        rows={4}
        maxLength={8000}
        required
        value={value}
        placeholder="Ask the documents something"
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
    </Labelled>
  );
}
