import { expect, it } from 'vitest';
import seed from '../../../../../supabase/seed.sql?raw';
import { sampleBadges } from './sample-data.ts';

it('the badges of the tour are those of the catalogue, with their words, thresholds and points', () => {
  expect(sampleBadges.length).toBeGreaterThan(5);
  for (const { id, name, description, icon, metric, threshold, points_reward } of sampleBadges) {
    const requirements = `{"metric": "${metric}", "threshold": ${threshold}}`;
    expect(seed).toContain(
      `('${id}', '${name}', '${description}', '${icon}', '${requirements}', ${points_reward})`,
    );
  }
});
