import { allTaken, betterText } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';

const allText = (answer: string) =>
  betterText(betterAnswer({ question: 'What do you like about this work?', answer }), allTaken);

describe('where a dictated sentence ends', () => {
  it.each([
    [
      'i stayed late with the whole crew all of last week and in the end we shipped it',
      'last week. In the end',
    ],
    ['somebody said it was me but I wasn’t it was the new guy on nights', 'but I wasn’t. It was'],
    [
      'i was with the whole team and um i kept everyone busy until the van came',
      'the whole team, and I kept',
    ],
    [
      'nobody helped him and last summer we had a wedding with two hundred guests',
      'him, and last summer we had',
    ],
    ['if she still says no then i would ask her to put that in writing for me', 'says no, then I would'],
    ['he pricked his hand on one i mean they were all over the side of the sink', 'on one. They were'],
    ['so i called my friend at the depot and i told him what we needed by friday', 'the depot, and I told'],
    ['my dispatcher can see both buses and i can’t i’d tell her where i am', 'i can’t. I’d tell'],
    ['we fixed the same pump i think they want to hear what happened', 'pump. I think they'],
    ['i do pairing on the floor and everyone rotates so you learn a lot', 'the floor. Everyone rotates'],
    ['the ward was short of two people and so we had no choice at all', 'people, and so we had'],
    ['she rang the agency in the morning then i draw the first set', 'the morning. Then I draw'],
    ['they took the report it’s a form that we have and nobody likes it', 'the report. It’s a form'],
  ])('“%s” has “%s”', (said, part) => {
    const answer = `${said} and i still do it like this at the shop where i work with my uncle and his friends`;
    expect(allText(answer).toLowerCase()).toContain(part.toLowerCase());
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
    ['and in some ways it’s good and in some ways it’s bad for the people on the late shift', 'ways. it'],
  ])('“%s” is not cut at “%s”', (answer, cut) => {
    expect(allText(`${answer} and nobody said a word about it`).toLowerCase()).not.toContain(cut);
  });
});
