import {
  type CheckId,
  checkFindings,
  checkFixes,
  checkLabels,
  type FindingCode,
  type FixCode,
  type ResumeChangeReasonCode,
  type ResumeCheck,
  resumeChangeReasons,
} from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { findingOf, fixOf, reasonOf } from './coach-sentences.ts';
import { checkLabel } from './labels.ts';

const check: ResumeCheck = {
  ...{ id: 'name', group: 'contact', label: '', status: 'warn', points: 0, maxPoints: 1 },
  ...{ evidence: '', fix: '' },
};

describe('in English the pages say what the coach says', () => {
  it.each(Object.keys(checkLabels) as CheckId[])('as the title of %s', (id) => {
    expect(checkLabel({ id, label: '' })).toBe(checkLabels[id]);
  });

  it.each(Object.keys(checkFindings) as FindingCode[])('of what was seen: %s', (findingCode) => {
    expect(findingOf({ ...check, findingCode })).toEqual({ text: checkFindings[findingCode] });
  });

  it.each(Object.keys(checkFixes) as FixCode[])('of what to do: %s', (fixCode) => {
    expect(fixOf({ ...check, fixCode })).toEqual({ text: checkFixes[fixCode] });
  });

  it.each(Object.keys(resumeChangeReasons) as ResumeChangeReasonCode[])('of why: %s', (reasonCode) => {
    expect(reasonOf({ reason: '', reasonCode })).toEqual({ text: resumeChangeReasons[reasonCode] });
  });
});

it('shows a sentence without a code as it is stored, marked as English', () => {
  const stored = { ...check, id: 'older-check', label: 'An older check', evidence: 'Seen', fix: 'Do it' };
  expect(checkLabel(stored)).toBe('An older check');
  expect(findingOf(stored)).toEqual({ text: 'Seen', lang: 'en' });
  expect(fixOf(stored)).toEqual({ text: 'Do it', lang: 'en' });
  expect(reasonOf({ reason: 'Why' })).toEqual({ text: 'Why', lang: 'en' });
});
