import { plural, t } from '@lingui/core/macro';
import { ListTodo, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import type { OpenQuestion } from '../answer-points.ts';
import { remarkLang } from '../remark-language.ts';
import type { Marking } from '../use-marking.ts';

interface AnswerAsksProps {
  questions: readonly OpenQuestion[];
  marking: Marking;
}

/** What the engine couldn't find, as questions: the user points at the words, or puts it on the list for the retry. */
export function AnswerAsks({ questions, marking }: AnswerAsksProps) {
  const count = questions.length;
  if (count === 0) return null;
  return (
    <section className="asks" aria-labelledby="asks">
      <div className="h-s">
        <h2 id="asks" tabIndex={-1} data-stop>
          {plural(count, {
            one: 'One question for you',
            2: 'Two questions for you',
            3: 'Three questions for you',
            other: '# questions for you',
          })}
        </h2>
        <p>
          {plural(count, {
            one: "We couldn't find this. Did you say it?",
            other: "We couldn't find these. Did you say them?",
          })}
        </p>
      </div>
      {questions.map((question) => (
        <Ask key={question.point.id} question={question} marking={marking} />
      ))}
    </section>
  );
}

/** Gives the focus back to a row whose buttons have changed under it. */
function useRowFocus(state: string, selecting: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state the row has other buttons
  useEffect(() => {
    if (selecting) wanted.current = true;
    else if (wanted.current) {
      wanted.current = false;
      row.current?.querySelector('button')?.focus();
    }
  }, [state, selecting]);
  return { row, take: () => (wanted.current = true) };
}

function Ask({ question: { point, mark }, marking }: { question: OpenQuestion; marking: Marking }) {
  const pending = marking.pendingId === point.id;
  const waits = marking.waitingFor(point.id);
  const kind = waits ? waits.kind : (mark?.kind ?? null);
  const problem = marking.asking ? null : marking.problemOf(point.id);
  const { row, take } = useRowFocus(kind ?? 'open', marking.asking?.id === point.id);
  const act = (change: (one: typeof point) => void) => () => {
    take();
    change(point);
  };
  return (
    <div className="ask" ref={row}>
      <h3 lang={remarkLang(point)} tabIndex={-1} data-stop>
        {point.ask}
      </h3>
      <div className="does">
        {kind ? (
          <Button variant="quiet" small busy={pending} onClick={act(({ id }) => marking.takeBack(id))}>
            {t`Undo`}
          </Button>
        ) : (
          <>
            <Button small disabled={pending} onClick={act(marking.select)}>
              {t`I did say that`}
            </Button>
            <Button variant="quiet" small disabled={pending} onClick={act(({ id }) => marking.leaveOut(id))}>
              {t`I left that out`}
            </Button>
          </>
        )}
      </div>
      <p className="res" role="status">
        {!waits && mark?.kind === 'said' ? (
          <>
            <span className="chip you">
              <Pencil className="i" aria-hidden="true" />
              {t`Counted because you pointed it out.`}
            </span>
            <q>{mark.quote}</q>
          </>
        ) : null}
        {!waits && mark?.kind === 'left_out' ? (
          <span className="chip you">
            <ListTodo className="i" aria-hidden="true" />
            {t`On your list for the retry.`}
          </span>
        ) : null}
        {waits?.text}
        {problem}
      </p>
    </div>
  );
}
