import { sampleResume } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import { CircleMinus } from 'lucide-react';
import { paths } from '@/lib/paths.ts';

const { employer, edits, missing } = sampleResume;

function SampleResume() {
  return (
    <article className="sheet" aria-label={t`Example of an improved resume`}>
      <div className="row sp wr">
        <p className="serif name">Maya Okafor</p>
        <p className="small soft">{t`Example`}</p>
      </div>
      <p className="label part" lang="en">
        Experience, {employer}
      </p>
      {edits.map(({ before, reply, after }) => (
        <div className="edit" key={before}>
          <p lang="en">
            <del>{before}</del>
          </p>
          {reply ? (
            <p className="small soft">
              {t`You added:`} <q lang="en">{reply}</q>
            </p>
          ) : null}
          <p lang="en">
            <ins>
              <mark className="g">{after}</mark>
            </ins>
          </p>
        </div>
      ))}
      <div className="edit">
        <p className="small soft row wr missing">
          <span className="chip fair">
            <CircleMinus className="i" aria-hidden="true" />
            {t`Missing from your resume`}
          </span>
          {missing.skill}. {t`The job ad says:`} <q lang="en">{missing.quote}</q>
        </p>
      </div>
    </article>
  );
}

const tools = [
  {
    name: msg`Resume`,
    text: msg`What hiring software reads, what it misses, and an improved version with every edit listed.`,
  },
  { name: msg`Job analyzer`, text: msg`Paste a job ad and see what it asks for and how to prepare.` },
  {
    name: msg`Cover letter`,
    text: msg`A first draft from the facts you give us, ready for you to make your own.`,
  },
];

/** The resume tools of Premium, with an invented example. */
export function ResumeSection() {
  return (
    <section className="sec deep on-deep" id="resume" aria-labelledby="resume-title">
      <div className="wrap cv">
        <SampleResume />
        <div>
          <h2 className="h2" id="resume-title">
            {t`Your resume, read the way a recruiter reads it.`}
          </h2>
          <ul className="tools">
            {tools.map(({ name, text }) => (
              <li key={name.id}>
                <b>{t(name)}</b>
                <p className="soft small">{t(text)}</p>
              </li>
            ))}
          </ul>
          <p className="row wr ways">
            <a className="b b1" href={paths.auth}>
              {t`Get Started`}
            </a>
            <span className="soft small">{t`Part of Premium.`}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
