import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readingsOf } from '../reading/plain-reading.ts';
import { matchPoints } from './match-points.ts';
import { prepareQuestion } from './prepare-points.ts';

const prepared = prepareQuestion('How do you handle a pump that keeps tripping?', {
  id: 'pump',
  points: [],
  redFlags: [
    {
      label: 'bypasses the guard',
      why: 'The guard protects people.',
      anchors: ['bypass|bridge|remove + guard|switch|sensor'],
    },
  ],
});
const flagsIn = (answer: string) =>
  matchPoints(readingsOf(readPassage(answer)), prepared).flags.map(({ label }) => label);

describe('a red flag', () => {
  it.each([
    'I bridge the switch and let it run.',
    'If it trips again I bypass the sensor for the night.',
    'Usually I just remove the guard, that works.',
  ])('is found in %j', (answer) => {
    expect(flagsIn(answer)).toEqual(['bypasses the guard']);
  });

  it.each([
    ['what would follow', 'If you bypass the sensor you get a flooded cellar.'],
    ['what others do', 'People always bridge the switch, and then it burns.'],
    ['what comes later', 'I look at the load before removing any guard.'],
    [
      "what wasn't done",
      'It tripped at six, and I could have just bridged the switch, but I called the electrician.',
    ],
    ['what is over', "Bridging the switch is how I once burned a motor, so I don't do it any more."],
  ])('is not found in an answer that names %s', (_, answer) => {
    expect(flagsIn(answer)).toEqual([]);
  });
});
