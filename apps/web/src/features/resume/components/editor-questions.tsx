import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/button.tsx';
import {
  asksQuery,
  bulletsOf,
  type PlacedBullet,
  withBullet,
  withBulletBelow,
  withReplyKept,
} from '../line-questions.ts';
import type { EditorView } from '../use-editor-view.ts';
import type { ResumeEditor } from '../use-resume-editor.ts';
import { LineQuestion, type LineQuestionProps } from './line-question.tsx';

/** So many questions at once; the next follow when one is answered. */
const shownMax = 3;

/** Questions about lines that could say more, one at a time: each reply becomes a line to take, edit or leave. */
export function EditorQuestions({ editor, view }: { editor: ResumeEditor; view: EditorView }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const bullets = useDeferredValue(bulletsOf(editor.content));
  const { data } = useQuery({
    ...asksQuery(bullets.map(({ line }) => line)),
    enabled: bullets.length > 0 && bullets.length <= 400,
    placeholderData: (before) => before,
  });
  if (data?.lines.length !== bullets.length) return null;
  const asked = bullets.flatMap((bullet, at) => {
    const ask = data.lines[at]?.ask;
    return ask && !left.includes(bullet.line) ? [{ bullet, ask }] : [];
  });
  const count = asked.length;
  if (count === 0) return null;
  const done = (bullet: PlacedBullet, made: Parameters<LineQuestionProps['onDone']>[0]) => {
    if (made === null) setLeft([...left, bullet.line]);
    else {
      const put = made.isBelow ? withBulletBelow : withBullet;
      editor.edit(withReplyKept(put(editor.content, bullet, made.text), bullet, made.reply));
      setLeft([...left, made.text, ...(made.isBelow ? [bullet.line] : [])]);
    }
    view.focus('ed-questions');
    view.say(made === null ? t`Left as it is.` : t`The line is in your resume.`);
  };
  return (
    <section className="ed-ask" aria-labelledby="ed-questions">
      <h2 id="ed-questions" tabIndex={-1}>
        {count === 1 ? t`One line could say more` : t`${count} lines could say more`}
      </h2>
      {isOpen ? (
        <ul>
          {asked.slice(0, shownMax).map(({ bullet, ask }) => (
            <li key={`${bullet.part}-${bullet.entry}-${bullet.at}-${bullet.line}`}>
              <LineQuestion bullet={bullet} ask={ask} onDone={(made) => done(bullet, made)} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="soft">
            {count === 1
              ? t`Answer one question. We add your answer to the line, and nothing else.`
              : t`Answer one question for each. We add your answer to the line, and nothing else.`}
          </p>
          <Button onClick={() => setOpen(true)}>
            {count === 1 ? t`Make it stronger` : t`Make them stronger`}
          </Button>
        </>
      )}
    </section>
  );
}
