/** "a" or "an", as the word is said: "an ER nurse", "a university". */
export const articleOf = (word: string) =>
  /^(?:[\p{Lu}\d]{2,}\b|\p{Lu}[&\d-])/u.test(word)
    ? /^(?:[AEFHILMNORSX8]|11|18)/.test(word)
      ? 'an'
      : 'a'
    : /^(?:[aeio](?!ne\b)|u(?!ni|se|ti|sa)|hono|hour)/i.test(word)
      ? 'an'
      : 'a';
