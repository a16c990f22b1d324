/** The lowerCamelCase name of a field that may have been sent by its proto name: `top_k` is `topK`. */
export const jsonName = (name: string): string =>
  name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** The proto name of a field, as Google's messages print paths: `topK` is `top_k`. */
export const protoName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
