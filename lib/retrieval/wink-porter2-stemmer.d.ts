declare module 'wink-porter2-stemmer' {
  /** The stem of one lower-case English word, by Porter's second algorithm. */
  export default function stem(word: string): string;
}
