import { levelStarts, type ProgressSummary, pointsToNextLevel } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { formatAverage } from '@/lib/format.ts';
import { orderedSkills, type Skill, skillName, skillTrend, trendChange, trendInWords } from '../trend.ts';
import { Sparkline } from './sparkline.tsx';

/** One row per skill practiced: level, sessions, average and trend. A low average is a level to climb, never a red mark. */
export function SkillProgress({ summary }: { summary: ProgressSummary }) {
  return (
    <>
      <p className="small soft mb-4">
        {t`We compare interviews of the same type and difficulty, and show a trend once you have three results.`}
      </p>
      <table className="skills num" aria-label={t`Skill Progress`}>
        <thead>
          <tr>
            <th scope="col">{t`Skill`}</th>
            <th scope="col">{t`Level`}</th>
            <th scope="col">{t`Sessions`}</th>
            <th scope="col">{t({ message: 'Average', context: 'of the scores of a skill' })}</th>
            <th scope="col">{t`Trend`}</th>
          </tr>
        </thead>
        <tbody>
          {orderedSkills(summary.skills).map((skill) => (
            <SkillRow key={skill.skill_category} skill={skill} history={summary.history} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SkillRow({ skill, history }: { skill: Skill; history: ProgressSummary['history'] }) {
  const { points, kind } = skillTrend(history, skill.skill_category);
  const missing = pointsToNextLevel(skill.average_score);
  const { current_level: level, sessions_completed: sessions } = skill;
  const levels = levelStarts.length;
  const next = level + 1;
  return (
    <tr>
      <th scope="row">{skillName(skill.skill_category)}</th>
      <td>
        <span className="level">
          <span className="pips" aria-hidden="true">
            {levelStarts.map((start, index) => (
              <i key={start} className={index < level ? 'on' : undefined} />
            ))}
          </span>
          {t`Level ${level} of ${levels}`}
        </span>
        {missing === null ? null : <span className="small soft block">{t`${missing} to level ${next}`}</span>}
      </td>
      <td>{plural(sessions, { one: '# session', other: '# sessions' })}</td>
      <td>
        <span className="average">{formatAverage(skill.average_score)}</span>
      </td>
      <td>
        <span className="trend-cell">
          {trendChange(points) === null ? null : <Sparkline points={points} />}
          <span className="small soft">
            {trendInWords(points)}
            {trendChange(points) === null ? null : <span className="block">{kind}</span>}
          </span>
        </span>
      </td>
    </tr>
  );
}
