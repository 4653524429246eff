import { classroomCircuits, classroomCircuitsApart } from './classroom-circuits.data.ts';
import { classroomComputing, classroomComputingApart } from './classroom-computing.data.ts';
import { classroomLong } from './classroom-long.data.ts';
import { classroomNetworks, classroomNetworksApart } from './classroom-networks.data.ts';
import { classroomScience, classroomScienceApart } from './classroom-science.data.ts';
import { classroomStatistics, classroomStatisticsApart } from './classroom-statistics.data.ts';
import type { GradedQuestion } from './graded.ts';
import { readMarked } from './read-marked.ts';

/** Answers of a class to six questions that the scorer was tuned on and to four whose mean alone was watched. */
export interface Classroom {
  name: string;
  tuned: readonly GradedQuestion[];
  apart: readonly GradedQuestion[];
}

export const classrooms: readonly Classroom[] = [
  { name: 'computing', tuned: classroomComputing, apart: classroomComputingApart },
  { name: 'circuits', tuned: classroomCircuits, apart: classroomCircuitsApart },
  { name: 'science', tuned: classroomScience, apart: classroomScienceApart },
  { name: 'networks', tuned: classroomNetworks, apart: classroomNetworksApart },
  { name: 'statistics', tuned: classroomStatistics, apart: classroomStatisticsApart },
].map(({ name, tuned, apart }) => ({ name, tuned: readMarked(tuned), apart: readMarked(apart) }));

/** The same with a paragraph for a reference answer; scoring was changed for these. */
export const longReferences: readonly GradedQuestion[] = readMarked(classroomLong);
