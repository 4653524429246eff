import { type CoverageRow, type JobWorkspace, type Stance, stances } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { BookOpenText, HelpCircle, Mic, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuAction } from '@/components/menu.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { paths } from '@/lib/paths.ts';
import { storySeedState } from '@/lib/story-seed.ts';
import { clearErrors, notify } from '@/lib/toasts.ts';
import { fromJob, resumeState } from '../context.ts';
import { stanceLabels } from '../labels.ts';
import { saveStance } from '../mutations.ts';
import { useResumeWay } from '../use-resume-way.ts';

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
  if (stance === null && !needs.resume) return <NotNeeded />;
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
  const { to, hasSome } = useResumeWay(job.id);
  return (
    <Link className="fill" to={to}>
      <Plus className="i" aria-hidden="true" />
      {hasSome ? t`Choose a resume` : t`Add your resume`}
    </Link>
  );
}

function StanceCell({ row: { id, name, stance }, onChange }: { row: CoverageRow; onChange(): void }) {
  const choose = async (next: Stance) => {
    try {
      await saveStance(id, next);
      void clearErrors();
      onChange();
    } catch {
      notify.error(t`We couldn't save that. Try again.`);
    }
  };
  return (
    <Menu
      trigger={
        <button type="button" className="fill">
          <HelpCircle className="i" aria-hidden="true" />
          {stance ? t(stanceLabels[stance]) : t`Do you have it?`}
          <For name={name} />
        </button>
      }
    >
      {stances.map((one) => (
        <MenuAction key={one} icon={null} onSelect={() => void choose(one)}>
          {t(stanceLabels[one])}
        </MenuAction>
      ))}
    </Menu>
  );
}

/** The story for it, or the way to tell one. */
export function StoryCell({ row, context }: CellProps) {
  const { needs, story, name, line, id } = row;
  if (!needs.story) return <NotNeeded />;
  if (story !== null)
    return (
      <Link className="st" to={fromJob(paths.story(story.storyId), context.job.id)}>
        {story.title}
      </Link>
    );
  return (
    <Link
      className="fill"
      to={paths.storyAdd}
      state={storySeedState({
        kind: 'requirement',
        text: line || name,
        resumeLine: row.resumeLine ?? '',
        requirementId: id,
        jobId: context.job.id,
      })}
    >
      <BookOpenText className="i" aria-hidden="true" />
      {t`Add a story`}
      <For name={name} />
    </Link>
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
