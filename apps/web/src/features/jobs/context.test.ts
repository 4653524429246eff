import type { JobWorkspace } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { setupState } from './context.ts';

const details = { title: 'Nurse', format: 'video' } as JobWorkspace['details'];

describe('the set-up of an interview for a job', () => {
  it('is about the ad where there is one', () => {
    expect(setupState({ id: 'j', details, ad: ' We need IV skills. ' })).toEqual({
      ...{ job: { id: 'j' }, jobRole: 'Nurse' },
      ...{ focus: 'We need IV skills.', interviewType: 'custom' },
    });
    expect(setupState({ id: 'j', details, ad: ' ' })).toEqual({ job: { id: 'j' }, jobRole: 'Nurse' });
  });

  it('is recorded where the real one will be', () => {
    expect(setupState({ id: 'j', details: { ...details, format: 'recorded' }, ad: '' })).toMatchObject({
      mode: 'recorded',
    });
  });
});
