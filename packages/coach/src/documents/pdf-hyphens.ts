import type { TextLine } from './document-text.ts';

/** Word parts that take a hyphen: "self-service", "cross-team". */
const takesHyphen =
  /(?:^|[\s(“"])(?:self|non|cross|multi|high|low|real|full|long|short|end|well|data|user|client|customer|cloud|first|second|third|large|small|one|two|three|four|five|six|half|hands|award|best|world|fast|deep|third|decision|problem|detail|results?)-$/i;

/**
 * A word that was broken at the end of a line ("submis-" over "sions") is whole again on the first one. Its hyphen stays where
 * the program that made the file breaks no words, after a word part that takes one, and where the document writes it so.
 */
export function joinBrokenWords(lines: readonly TextLine[], breaksWords: boolean): TextLine[] {
  const joined: TextLine[] = [];
  const known = new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
  for (const line of lines) {
    const above = joined.at(-1);
    const head = above ? /(\p{L}+(?:-\p{L}+)*)-$/u.exec(above.text) : null;
    const tail = /^(\p{Ll}+(?:-\p{L}+)*)(\S*)\s*/u.exec(line.text);
    if (
      !above ||
      !head ||
      !tail ||
      line.isBullet ||
      line.text.includes('\t') ||
      line.region !== above.region
    ) {
      joined.push(line);
      continue;
    }
    const [first, rest] = [head[1] as string, tail[1] as string];
    const keeps =
      !breaksWords ||
      known.has(`${first}-${rest}`.toLowerCase()) ||
      (!known.has(`${first}${rest}`.toLowerCase()) && (takesHyphen.test(above.text) || first.includes('-')));
    const stem = keeps ? above.text : above.text.slice(0, -1);
    joined[joined.length - 1] = { ...above, text: `${stem}${rest}${tail[2]}` };
    const left = line.text.slice(tail[0].length);
    if (left !== '') joined.push({ ...line, text: left });
    else joined[joined.length - 1] = { ...(joined.at(-1) as TextLine), endsShort: line.endsShort };
  }
  return joined;
}
