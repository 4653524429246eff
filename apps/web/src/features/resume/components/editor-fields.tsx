import type { ResumeSection } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { sectionNames } from '../labels.ts';
import type { EditorView } from '../use-editor-view.ts';
import type { ResumeEditor } from '../use-resume-editor.ts';
import { EditorContact, EditorSummary } from './editor-contact.tsx';
import { EditorOthers } from './editor-others.tsx';
import { EditorSection } from './editor-section.tsx';
import { OrderButtons } from './order-buttons.tsx';

interface EditorFieldsProps {
  editor: ResumeEditor;
  view: EditorView;
}

/** Everything that can be edited, section after section in the order of the page. */
export function EditorFields({ editor, view }: EditorFieldsProps) {
  const { content, edit } = editor;
  const { order } = content;
  const move = (from: number, to: number) => {
    const section = order[from];
    if (!section) return;
    edit({ ...content, order: order.toSpliced(from, 1).toSpliced(to, 0, section) });
    const [same, other] = to < from ? ['up', 'down'] : ['down', 'up'];
    view.focus(`sec-${section}-${same}`, `sec-${section}-${other}`);
    const [name, place] = [t(sectionNames[section]), to + 1];
    view.say(t`${name} is number ${place} now.`);
  };
  return (
    <div className="ed-fields">
      <section aria-labelledby="sec-contact">
        <h2 id="sec-contact">{t`Contact`}</h2>
        <EditorContact editor={editor} />
      </section>
      {order.map((section, at) => (
        <section key={section} aria-labelledby={`sec-${section}`}>
          <header>
            <h2 id={`sec-${section}`}>{t(sectionNames[section])}</h2>
            <OrderButtons
              name={t(sectionNames[section])}
              id={`sec-${section}`}
              at={at}
              last={order.length - 1}
              onMove={(to) => move(at, to)}
            />
          </header>
          <SectionBody section={section} editor={editor} view={view} />
        </section>
      ))}
    </div>
  );
}

function SectionBody({ section, ...props }: { section: ResumeSection } & EditorFieldsProps) {
  if (section === 'summary') return <EditorSummary editor={props.editor} />;
  if (section === 'others') return <EditorOthers {...props} />;
  return <EditorSection part={section} {...props} />;
}
