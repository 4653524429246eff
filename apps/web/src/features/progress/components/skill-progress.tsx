import { levelStarts, type ProgressSummary, pointsToNextLevel } from '@greenroom/domain';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { orderedSkills, type Skill, skillName, skillTrend, trendInWords } from '../trend.ts';
import { Sparkline } from './sparkline.tsx';

/** One row per skill practised: level, sessions, average and trend. */
export function SkillProgress({ summary }: { summary: ProgressSummary }) {
  return (
    <>
      <p className="small soft mb-4">
        Trends show your last {formatQuantity(summary.history.length, 'interview')}. A line breaks where
        another engine scored: such scores are not compared.
      </p>
      <table className="skills num" aria-label="Skill Progress">
        <thead>
          <tr>
            <th scope="col">Skill</th>
            <th scope="col">Level</th>
            <th scope="col">Sessions</th>
            <th scope="col">Average</th>
            <th scope="col">Trend</th>
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
  const points = skillTrend(history, skill.skill_category);
  const missing = pointsToNextLevel(skill.average_score);
  return (
    <tr>
      <th scope="row">{skillName(skill.skill_category)}</th>
      <td>
        <span className="level">
          <span className="pips" aria-hidden="true">
            {levelStarts.map((start, index) => (
              <i key={start} className={index < skill.current_level ? 'on' : undefined} />
            ))}
          </span>
          {`Level ${skill.current_level} of ${levelStarts.length}`}
        </span>
        {missing === null ? null : (
          <span className="small soft block">
            {missing} to level {skill.current_level + 1}
          </span>
        )}
      </td>
      <td>{formatQuantity(skill.sessions_completed, 'session')}</td>
      <td>
        <ScoreChip score={skill.average_score} />
      </td>
      <td>
        <span className="trend-cell">
          <Sparkline points={points} />
          <span className="small soft">{trendInWords(points)}</span>
        </span>
      </td>
    </tr>
  );
}
