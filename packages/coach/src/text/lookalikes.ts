/** Signs and foreign letters that are read as a Latin letter; one character for one, so that places stay. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ɡ: 'g',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
};

const mixed = /\p{L}[013457@$]\p{L}|\b[013457]\p{L}{3}|[a-z][аеорсухіѕɡοαει]|[аеорсухіѕɡοαει][a-z]/iu;

/** Whether some word of a text is written with other signs in place of its letters: "1gn0re". */
export const isDisguised = (text: string): boolean => mixed.test(text);

/** The text with such signs, in words that hold a letter, read as the letters that they stand for; of the same length. */
export function withoutLookalikes(text: string): string {
  return text.replace(/[\p{L}\d@$!]+/gu, (word) =>
    /\p{L}/u.test(word)
      ? word.replace(/[0134570@$!аеорсухіѕɡοαει]/gu, (sign) => lookalikes[sign] ?? sign)
      : word,
  );
}
