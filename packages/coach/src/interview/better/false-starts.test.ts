import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';

const question = 'What did you notice about our office when you came in?';
const allText = (answer: string) => betterText(betterAnswer({ question, answer }), allTaken);

it('keeps a sound that keeps a new start apart', () => {
  expect(allText('This was um okay so we had a boss who shouted at us')).toContain(
    'This was um okay so we had',
  );
});

describe('false starts', () => {
  it.each([
    ['there was a lot of um a lot of noise on the ward', 'There was a lot of noise on the ward.'],
    ['I wrote it down with a with a red pen for them', 'I wrote it down with a red pen for them.'],
    ["I've I was the lead there for two years", 'I was the lead there for two years.'],
    ['housekeeping had uh they had mixed up the two floors', 'Housekeeping had mixed up the two floors.'],
    ["the worst part is um it's the noise at night", 'The worst part is the noise at night.'],
    ['what I do is I try to I make a list every morning', 'What I do is I make a list every morning.'],
    ["hmm sure so I would I'd ask them but it's it's a long way", "I'd ask them but it's a long way."],
    ['I asked the um my boss about the two pumps', 'I asked my boss about the two pumps.'],
    ['and she was um she had to stay late that night', 'And she had to stay late that night.'],
    ['he comes in early and he is a regular now so um yeah', 'He comes in early and he is a regular now.'],
    ['what I learned is is you ask first', 'What I learned is you ask first.'],
    ['that was his his idea and that’s that’s how we did it', 'That was his idea and that’s how we did it.'],
  ])('leaves them out of “%s”', (said, text) => {
    expect(allText(said)).toBe(text);
  });

  it.each([
    'They paid more and more and more for it every single year.',
    "The thing is, um, it's never quiet on that ward at night.",
    'Yes I did, um, I called the vendor first and then the depot.',
    'He asked if I could, uh, I said that I would be there at nine.',
    'That is who I was, um, I did not change for a new boss.',
    'In my third year with Algebra I, I thought um the class went well.',
    'Every day I can uh dial in in the morning and again at noon.',
    'They come in in the rain and uh they leave in the sun.',
    'Safety comes before the truck, the truck before a return, and uh a return can wait.',
    'He asked me which is, um, is it that bad or is it only the noise.',
    'They know I, uh, I’m good at it and they like me there on that floor.',
    'And if it changes I have to say so um to the person who asked.',
    'The pay is fine um I have to say that too.',
    'He had the right to it and um then I turned it off well I asked them to.',
    'Someone who was there for years of course he has it um on his phone.',
  ])('keeps every word but the sound in “%s”', (said) => {
    const plain = (text: string) =>
      text
        .replace(/\[.*?\]/g, '')
        .toLowerCase()
        .match(/[a-z']+/g)
        ?.filter((word) => !/^u[mh]$/.test(word));
    expect(plain(allText(said))).toEqual(plain(said));
  });
});
