/** One line of the report; a target is what the project promises, printed beside the figure, never asserted. */
export type Figure = { what: string; value: string; target?: string };

/** One part of `npm run bench`, runnable alone by its name. */
export type Section = { name: string; title: string; measure(): Promise<readonly Figure[]> };
