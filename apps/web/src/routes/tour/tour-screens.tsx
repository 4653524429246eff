import { sampleAnswer } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ScoreChip } from '@/components/score-chip.tsx';
import { Achievements } from '@/features/achievements/components/achievements.tsx';
import { MarkedAnswer } from '@/features/interview/report/components/marked-answer.tsx';
import { Dashboard } from '@/features/progress/components/dashboard.tsx';
import { RecentSessions } from '@/features/progress/components/recent-sessions.tsx';
import { SkillProgress } from '@/features/progress/components/skill-progress.tsx';
import { ProgressStats } from '@/features/progress/components/stats.tsx';
import { MatchView } from '@/features/resume/components/match-view.tsx';
import { Readability } from '@/features/resume/components/scores.tsx';
import { achievements, dashboard, progress, remarks } from './sample-data.ts';
import { match, readability } from './sample-resume.ts';

function Interviews() {
  return (
    <div className="tour-halves">
      <section>
        <h2 id="tour-sessions">{t`Recent Sessions`}</h2>
        <RecentSessions sessions={dashboard.recent_sessions} labelledBy="tour-sessions" />
      </section>
      <section className="sheet tour-answer">
        <div className="row sp">
          <h2 lang="en">{sampleAnswer.question}</h2>
          <ScoreChip score={sampleAnswer.score} />
        </div>
        <MarkedAnswer answer={sampleAnswer.text} remarks={remarks} />
      </section>
    </div>
  );
}

function Resume() {
  return (
    <div className="report-parts">
      <Readability readability={readability} />
      <section className="part">
        <header>
          <h2>{t`Job match`}</h2>
          <p className="big num">{match.score}</p>
          <ScoreChip score={match.score} wordOnly />
        </header>
        <div>
          <MatchView match={match} />
        </div>
      </section>
    </div>
  );
}

function Progress() {
  const completed = progress.sessions_completed;
  return (
    <>
      <ProgressStats
        sessions={completed}
        sessionsNote={t`${completed} completed`}
        average={progress.average_score}
        completed={completed}
        streak={progress.streak}
      />
      <div className="tour-part">
        <SkillProgress summary={progress} />
      </div>
    </>
  );
}

const screens: readonly { id: string; screen: ReactNode }[] = [
  { id: 'overview', screen: <Dashboard summary={dashboard} /> },
  { id: 'interviews', screen: <Interviews /> },
  { id: 'resume', screen: <Resume /> },
  { id: 'progress', screen: <Progress /> },
  { id: 'achievements', screen: <Achievements summary={achievements} /> },
];

/** The product's own screens over the sample data, one for each tab of the tour. */
export function TourScreens() {
  return (
    <MemoryRouter>
      {screens.map(({ id, screen }) => (
        <div key={id} data-screen={id}>
          {screen}
        </div>
      ))}
    </MemoryRouter>
  );
}
