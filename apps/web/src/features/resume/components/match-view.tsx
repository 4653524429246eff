import type { JobMatch, SkillMatch } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';

const looks = {
  shown: { Icon: CircleCheck, tone: 'good', word: msg`Shown in a job` },
  listed: { Icon: CircleMinus, tone: 'fair', word: msg`Only listed` },
  missing: { Icon: CircleAlert, tone: 'weak', word: msg`Missing` },
} as const;

/** What the job asks for, and what of it the resume shows. */
export function MatchView({ match }: { match: JobMatch }) {
  const of = (importance: SkillMatch['importance']) =>
    match.skills.filter((skill) => skill.importance === importance);
  return (
    <>
      <SkillRows title={t`Must have`} skills={of('must-have')} />
      <SkillRows title={t`Nice to have`} skills={of('nice-to-have')} />
      <SkillRows title={t`Also mentioned`} skills={of('mentioned')} />
      {match.skills.length === 0 ? (
        <p className="soft">{t`We didn't recognize any skills in this job ad.`}</p>
      ) : null}
      {match.keywords.length > 0 ? <Keywords keywords={match.keywords} /> : null}
      <p className="small muted note-line" lang="en">
        {match.note}
      </p>
    </>
  );
}

function SkillRows({ title, skills }: { title: string; skills: readonly SkillMatch[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="asked">
        {skills.map(({ skill, alternatives = [], status, shownBy, evidence, requirement }) => {
          const { Icon, tone, word } = looks[status];
          return (
            <li key={skill}>
              <div>
                <b>{[skill, ...alternatives].join(' / ')}</b>
                {shownBy ? <p className="small">{t`Shown by ${shownBy}`}</p> : null}
                <p className="small soft">{evidence || t`The job says: ${requirement}`}</p>
              </div>
              <span className={`chip ${tone}`}>
                <Icon className="i" aria-hidden="true" />
                {t(word)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** More terms than this are not read. */
const mostKeywords = 12;

function Keywords({ keywords }: Pick<JobMatch, 'keywords'>) {
  return (
    <table className="rc keywords">
      <caption className="vh">{t`How often the job ad and your resume use a term`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Term`}</th>
          <th scope="col" className="n">
            {t({ message: 'Job', context: 'the posting' })}
          </th>
          <th scope="col" className="n">
            {t`Resume`}
          </th>
        </tr>
      </thead>
      <tbody>
        {keywords.slice(0, mostKeywords).map(({ keyword, inJob, inResume }) => (
          <tr key={keyword}>
            <th scope="row">{keyword}</th>
            <td className="n">{inJob}</td>
            <td className="n">{inResume}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
