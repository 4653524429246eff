import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import type { EditorView } from '../use-editor-view.ts';
import type { ResumeEditor } from '../use-resume-editor.ts';
import { BulletList } from './bullet-list.tsx';
import { OrderButtons } from './order-buttons.tsx';

interface EditorOthersProps {
  editor: ResumeEditor;
  view: EditorView;
}

/** Sections that have lines only, such as awards, or one under a heading of the user's own. */
export function EditorOthers({ editor: { content, edit }, view }: EditorOthersProps) {
  const { others } = content;
  const set = (next: typeof others, field: string | null) => edit({ ...content, others: next }, field);
  return (
    <>
      {others.map((section, at) => {
        const id = `ed-others-${at}`;
        const name = section.title || t`Section`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place
          <div key={at} className="entry-fields ed-other">
            <div className="full ed-head">
              <TextField
                id={id}
                label={t`Heading`}
                dir="auto"
                maxLength={120}
                value={section.title}
                onChange={({ target }) => set(others.with(at, { ...section, title: target.value }), id)}
              />
              <OrderButtons
                name={name}
                id={id}
                at={at}
                last={others.length - 1}
                onMove={(to) => {
                  set(others.toSpliced(at, 1).toSpliced(to, 0, section), null);
                  view.focus(`ed-others-${to}`);
                  const place = to + 1;
                  view.say(t`${name} is number ${place} now.`);
                }}
                onRemove={() => {
                  set(others.toSpliced(at, 1), null);
                  view.focus('ed-others-add');
                  view.say(t`${name} removed.`);
                }}
              />
            </div>
            <BulletList
              id={`${id}-lines`}
              label={t`Lines`}
              items={section.lines}
              view={view}
              onChange={(lines, field) => set(others.with(at, { ...section, lines }), field)}
            />
          </div>
        );
      })}
      <Button
        small
        id="ed-others-add"
        onClick={() => {
          set([...others, { kind: 'other', title: '', lines: [''] }], null);
          view.focus(`ed-others-${others.length}`);
        }}
      >
        <Plus className="i" aria-hidden="true" />
        {t`Add a section`}
      </Button>
    </>
  );
}
