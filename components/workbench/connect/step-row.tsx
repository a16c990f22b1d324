import { Check, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import type { CheckStep } from '@/lib/request';
import { Hint } from '../run/hint';

const looks: Record<CheckStep['state'], { icon: LucideIcon; words: string; colour: string }> = {
  ok: { icon: Check, words: 'OK', colour: 'text-good' },
  problem: { icon: TriangleAlert, words: 'Problem', colour: 'text-bad' },
  skipped: { icon: Minus, words: 'Skipped', colour: 'text-muted' },
};

/** One step: its state by sign and word, what was found, and the next thing to do. */
export function StepRow({ step }: { step: CheckStep }) {
  const { icon: Icon, words, colour } = looks[step.state];
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-2.5 border-b border-line py-2 last:border-0">
      <Icon aria-hidden="true" className={`size-4 self-center ${colour}`} />
      <h3 className="font-semibold">{step.title}</h3>
      <span className={`text-xs ${colour}`}>{words}</span>
      <div className="col-start-2 col-end-4 flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere text-muted">{step.found}</p>
        {step.next ? <Hint text={step.next} /> : null}
      </div>
    </li>
  );
}
