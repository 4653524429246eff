import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';

const allText = (answer: string) =>
  betterText(betterAnswer({ question: 'What do you like about this work?', answer }), allTaken);

describe('where a dictated sentence ends', () => {
  it.each([
    [
      'the client was really happy with it but i think we could have planned it better',
      'with it. But I think',
    ],
    [
      'we had no budget for it that year so i think we did the right thing in the end',
      'that year. So I think',
    ],
    ['i shared a desk with three people on that job and so we had to split the work', 'that job. So we had'],
    [
      'we moved to a new building and everybody was happy with it and i think that’s the best thing we did',
      'with it. I think that',
    ],
    ['if she still says no then i would ask her to put that in writing for me', 'says no, then I would'],
  ])('“%s” has “%s”', (said, part) => {
    const answer = `${said} and i still do it like this at the shop where i work with my uncle and his friends`;
    expect(allText(answer).toLowerCase()).toContain(part.toLowerCase());
  });

  it.each([
    ['the boxes go on the cart in order so we’re not all over the yard when it opens again at six'],
    ['you listen more than you talk that’s the job i think and it took me years to learn that'],
    ['the forms were only in german nobody explained them in polish so i stopped signing for people'],
    ['i call her on friday because then i know what is open and she knows it as well'],
    ['i’d tell him to do it well then i’d show him how we do it on our line in the back'],
    ['then i’d see if the crew can go to another job on that side so we don’t lose the day at all'],
    ['i do the easiest one of the pile first in the morning so i feel like i got something done'],
    ['the part that stuck was that my manager made it so I’m the owner of all of those folders'],
    ['what we have on the shelf and the computer doesn’t is the first thing i count on a monday'],
  ])('“%s” stays one sentence', (said) => {
    const text = allText(said).replace(/ *\[.*?\]/g, '');
    expect(text.replace(/\.$/, '')).not.toMatch(/[.,?!]/);
  });

  it.each([
    [
      'when a patient is really sick and after some days he can go home then it is a good feeling for all of us',
      'home. then',
    ],
    [
      'I would explain that the booking came from the website and we only have the king and that we are full',
      'website. we',
    ],
    [
      'I found two and all together it was about nine thousand a year that nobody had looked at before',
      'together. it',
    ],
    [
      'for the client it’s the worst time of all and for us it’s a case among many cases on the desk',
      'for us. it',
    ],
    [
      'i would look at the dates and compare and if the mother signed anything then a meeting with the worker',
      '. if',
    ],
    [
      'my friend and i drew the maps and obviously drew and i took them with us on the trip to the coast',
      'friend. i',
    ],
    ['on some days the post and the images will all need to be there by ten and that is early', 'post. the'],
    [
      'we wrote what happens on that day and that question i’ll write it down and she calls back',
      'question. i',
    ],
    [
      'i told the shift leader it’s not me being difficult with you or with anybody in the team',
      'leader. it',
    ],
    ['every time you press the red bell it’s a new order and it goes out to the van at the back', 'bell. it'],
    [
      'another thing that happens and i saw it last week is that the label comes off in the cold room',
      'happens. i',
    ],
    ['this was the smallest change you’d do something about in a week of work here', 'change. you'],
    ['there was one house where the shower was on a cable that was too small for it', 'cable. that'],
    ['i made a little tea my last client she likes to look at the old pictures', 'client. she'],
    ['it’s natural you’d have a few more of them in a week like that at the shop', 'natural. you'],
    ['he was late a lot and it turned out he was skipping the test at the school', 'out. he'],
    ['if it’s not something i can reset i’m calling the repair guy and the owner', 'reset. i'],
    ['i say i love that you’re excited about the cards we have in the room', 'that. you'],
    ['this is the range we did for a supermarket in the south of the country', 'range. we'],
    ['they changed the plan and at that point i think the team had enough of it and of me', 'point. i'],
    ['you begin with an empty tray and you have four hundred rolls by five so i count them', 'tray. you'],
    ['we shared the bills and nobody asked for more so i say to him it is fine that way', 'bills. nobody'],
    ['we shared the bills and nobody asked for more so i say to him it is fine that way', 'more, so'],
    ['so now i am in a cafe what do i like so my father was a baker and my uncle', 'uncle?'],
    ['and in some ways it’s good and in some ways it’s bad for the people on the late shift', 'ways. it'],
  ])('“%s” is not cut at “%s”', (answer, cut) => {
    expect(allText(`${answer} and nobody said a word about it`).toLowerCase()).not.toContain(cut);
  });
});
