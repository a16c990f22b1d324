import type { ModelSettings, SafetyCategory } from '@/lib/target';
import { safetyCategories, safetyThresholds } from '../sources/model-settings';
import { inputClass, ProblemText } from './labelled';

/** From which probability of harm on an answer is blocked, a category each. */
export function SafetyFields({
  safety,
  problem,
  onSafety,
}: {
  safety: ModelSettings['safety'];
  problem: string | undefined;
  onSafety: (safety: ModelSettings['safety']) => void;
}) {
  const set = (category: SafetyCategory, value: string) => {
    const chosen = safetyThresholds.find(({ threshold }) => threshold === value);
    const others = safety.filter((one) => one.category !== category);
    onSafety(chosen ? [...others, { category, threshold: chosen.threshold }] : others);
  };
  return (
    <>
      {safetyCategories.map(({ category, label }) => (
        <div key={category} className="grid grid-cols-[1fr_10rem] items-center gap-2">
          <label htmlFor={category} className="text-xs text-muted">
            {label}
          </label>
          <select
            id={category}
            className={`${inputClass} py-1! text-xs`}
            value={safety.find((one) => one.category === category)?.threshold ?? ''}
            onChange={(event) => set(category, event.target.value)}
          >
            <option value="">default</option>
            {safetyThresholds.map((one) => (
              <option key={one.threshold} value={one.threshold}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <ProblemText id="safety" problem={problem} />
    </>
  );
}
