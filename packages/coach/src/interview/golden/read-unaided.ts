import type { InterviewType } from '@greenroom/domain';

/** A question that comes without a sample answer, with three honest answers. */
export interface UnaidedCase {
  type: InterviewType;
  question: string;
  strong: string;
  middling: string;
  weak: string;
}

/** Reads blocks of "type | question" and the answers "s: ", "m: " and "w: ", a blank line between blocks. */
export function readUnaided(text: string): UnaidedCase[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', strong = '', middling = '', weak = ''] = block.split('\n');
      const [type, question = ''] = head.split(' | ');
      return {
        type: type === 'technical' ? 'technical' : 'hr',
        question,
        strong: strong.slice(3),
        middling: middling.slice(3),
        weak: weak.slice(3),
      };
    });
}

/** Well-told answers to nothing that anybody asked. */
export const leisure: readonly string[] = [
  'On Sundays I cook pasta with my grandmother. We roll out the dough, cut it into strips and let it dry over a chair. The sauce needs fresh tomatoes, basil and garlic, and it simmers for about two hours.',
  'The weather in Scotland changes quickly. In the morning the sun shines over the lakes and by noon it rains. Tourists bring umbrellas and take photos of sheep and castles.',
  'My favourite sport is football. The match on Saturday was exciting because our striker scored in the last minute and the fans sang all night on the way home.',
  'Last summer I went to Italy with two friends. We rented a small car, drove along the coast and swam every day. I took more than three hundred photos of villages and ate ice cream each evening.',
  'My cat is called Minka. She is seven years old, sleeps on the sofa and hates the vacuum cleaner. In winter she sits at the window and watches the birds for hours.',
  'Planets move around the sun on ellipses. The inner ones are small and rocky, the outer ones are large and made of gas. A year on Mercury takes only 88 days.',
];
