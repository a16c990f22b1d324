import { useQuery } from '@tanstack/react-query';
import type { Capture } from '@/lib/grounding/model';

export type Sample = { id: string; title: string; note: string; file: string };

/** The samples that ship with the app, in the order to show them. */
export function useSamples() {
  return useQuery<Sample[]>({
    queryKey: ['samples'],
    queryFn: async () => {
      const response = await fetch('/samples/index.json');
      if (!response.ok) throw new Error(`The list of samples answered ${response.status}.`);
      return response.json();
    },
  });
}

/** One sample as a capture; null while none is chosen. */
export function useSample(id: string | null, samples: Sample[] | undefined) {
  const sample = samples?.find((one) => one.id === id);
  return useQuery<Capture>({
    queryKey: ['sample', sample?.file],
    enabled: sample !== undefined,
    queryFn: async () => {
      const response = await fetch(`/samples/${sample?.file}`);
      if (!response.ok) throw new Error(`The sample "${sample?.title}" answered ${response.status}.`);
      return { source: 'sample', body: await response.text(), question: null, retrieval: null };
    },
  });
}
