import { type SkillAnswer, skillAnswers } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { AskedSkill, SkillAnswers } from '../kept-work.ts';
import { skillAnswerLabels } from '../labels.ts';

interface TruthLockProps {
  skills: readonly AskedSkill[];
  answers: SkillAnswers;
  onAnswer(skill: string, answer: SkillAnswer): void;
}

/** Asks about every skill that the job wants and the resume lacks: only what is confirmed may enter the text. */
export function TruthLock({ skills, answers, onAnswer }: TruthLockProps) {
  if (skills.length === 0) {
    return (
      <p className="soft">
        <Trans>
          We'll ask here about skills the job wants that your resume doesn't show. Scan it against the job
          first.
        </Trans>
      </p>
    );
  }
  return (
    <ul className="truth">
      {skills.map((asked) => (
        <Question key={asked.skill} asked={asked} answer={answers[asked.skill]} onAnswer={onAnswer} />
      ))}
    </ul>
  );
}

interface QuestionProps extends Pick<TruthLockProps, 'onAnswer'> {
  asked: AskedSkill;
  answer: SkillAnswer | undefined;
}

function importanceText(importance: AskedSkill['importance']): string {
  if (importance === 'must-have') return t`must have`;
  return importance === 'nice-to-have' ? t`nice to have` : t`mentioned`;
}

function Question({ asked: { skill, importance, requirement }, answer, onAnswer }: QuestionProps) {
  const name = useId();
  return (
    <li>
      <fieldset>
        <legend>
          <b>{skill}</b>
          <span className="small muted">{importanceText(importance)}</span>
        </legend>
        <p className="small soft">{requirement}</p>
        <div className="choices">
          {skillAnswers.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                checked={answer === value}
                onChange={() => onAnswer(skill, value)}
              />
              <span>{t(skillAnswerLabels[value])}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
