import type { CoverageRow, JobWorkspace, Stance } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { HelpCircle, Mic, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuAction } from '@/components/menu.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { paths } from '@/lib/paths.ts';
import { notify } from '@/lib/toasts.ts';
import { fromJob, resumeState } from '../context.ts';
import { stanceLabels } from '../labels.ts';
import { saveStance } from '../mutations.ts';

/** What the cells of the map need beside their row. */
export interface CellContext {
  job: JobWorkspace;
  hasResume: boolean;
  busy: boolean;
  onPractice(questionId: string): void;
  onChange(): void;
}

interface CellProps {
  row: CoverageRow;
  context: CellContext;
}

const NotNeeded = () => <span className="na">{t`Not needed`}</span>;

/** Follows a link's text, so that each is told apart by who only hears them. */
function For({ name }: { name: string }) {
  return <span className="vh"> {t`for ${name}`}</span>;
}

/** The line of the resume that shows it, or the way to one. */
export function ResumeCell({ row, context }: CellProps) {
  const { needs, resumeLine, kind, stance, name } = row;
  if (resumeLine !== null) return <span className="res">{`“${resumeLine}”`}</span>;
  if (stance === 'not-needed' || (stance === null && !needs.resume)) return <NotNeeded />;
  if (kind === 'credential' || stance !== null) return <StanceCell row={row} onChange={context.onChange} />;
  if (!context.hasResume) return <AddResume job={context.job} />;
  return (
    <Link className="fill" to={fromJob(paths.resume, context.job.id)} state={resumeState(context.job)}>
      <Plus className="i" aria-hidden="true" />
      {t`Add a line`}
      <For name={name} />
    </Link>
  );
}

/** The way to a resume where the job has none. */
export function AddResume({ job }: { job: JobWorkspace }) {
  return (
    <Link className="fill" to={paths.jobEdit(job.id)}>
      <Plus className="i" aria-hidden="true" />
      {t`Add your resume`}
    </Link>
  );
}

const answers = ['have', 'learning', 'lacking'] as const;

function StanceCell({ row: { id, name, stance }, onChange }: { row: CoverageRow; onChange(): void }) {
  const choose = async (next: Stance) => {
    try {
      await saveStance(id, next);
      onChange();
    } catch {
      notify.error(t`We couldn't save that. Try again.`);
    }
  };
  const known = stance === null || stance === 'not-needed' ? null : stance;
  return (
    <Menu
      trigger={
        <button type="button" className="fill">
          <HelpCircle className="i" aria-hidden="true" />
          {known ? t(stanceLabels[known]) : t`Do you have it?`}
          <For name={name} />
        </button>
      }
    >
      {answers.map((one) => (
        <MenuAction key={one} icon={null} onSelect={() => void choose(one)}>
          {t(stanceLabels[one])}
        </MenuAction>
      ))}
    </Menu>
  );
}

/** The score of the answer practiced for it, or the way to practice it. */
export function AnswerCell({ row, context }: CellProps) {
  const { needs, score, sessionId, questionId, name } = row;
  if (!needs.answer) return <NotNeeded />;
  if (score !== null) {
    const chip = <ScoreChip score={score} />;
    if (sessionId === null) return chip;
    return (
      <Link className="sc" to={fromJob(paths.interviewResults(sessionId), context.job.id)}>
        <span className="vh">{t`Your answer for ${name}:`} </span>
        {chip}
      </Link>
    );
  }
  if (questionId === null) return <span className="na">{t`No question yet`}</span>;
  return (
    <button
      type="button"
      className="fill"
      disabled={context.busy}
      onClick={() => context.onPractice(questionId)}
    >
      <Mic className="i" aria-hidden="true" />
      {t`Practice it`}
      <For name={name} />
    </button>
  );
}
