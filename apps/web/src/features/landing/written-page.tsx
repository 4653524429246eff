import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { PublicFrame } from './public-frame.tsx';
import type { Section, Writing } from './writing.ts';

function SectionText({ section }: { section: Section }) {
  return (
    <section>
      <h2>{section.title}</h2>
      {section.blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.join()}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** A page of text in a readable measure. */
export function WrittenPage({ writing }: { writing: Writing }) {
  return (
    <PublicFrame>
      <div className="beside">
        <article className="prose">
          <h1 className="h2">{writing.title}</h1>
          {writing.dateLine ? <p className="small muted num">{writing.dateLine}</p> : null}
          <p className="prose-lead serif">{writing.lead}</p>
          {writing.sections.map((section) => (
            <SectionText key={section.title} section={section} />
          ))}
        </article>
        <LampAndChairDrawing />
      </div>
    </PublicFrame>
  );
}
