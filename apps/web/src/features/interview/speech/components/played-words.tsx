import type { DictatedWords } from '@greenroom/domain';
import { type SpokenSentence, wordAt } from '../playback.ts';

interface PlayedWordsProps {
  /** The language that was spoken (BCP 47). */
  lang: string;
  words: DictatedWords['words'];
  sentences: readonly SpokenSentence[];
  /** The moment that is being played. */
  seconds: number;
  onJump(seconds: number): void;
}

/** The dictated words, sentence by sentence; a press plays from there. The word being said is marked. */
export function PlayedWords({ lang, words, sentences, seconds, onJump }: PlayedWordsProps) {
  const now = wordAt(words, seconds);
  return (
    <ol className="played" lang={lang}>
      {sentences.map(({ from, to, startSeconds }) => (
        <li key={from}>
          <button type="button" aria-current={now >= from && now < to} onClick={() => onJump(startSeconds)}>
            {words.slice(from, to).map(({ word }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its position
              <span key={at} data-now={from + at === now || undefined}>
                {`${word} `}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
