/** The full name of a message of the Gemini API. */
export const nameOf = (message: string): string => `google.ai.generativelanguage.v1beta.${message}`;
