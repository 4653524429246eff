import { type StoryPart, storyLimits, storyParts } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { formatCount } from '@/lib/format.ts';
import { type StoryDraft, tooLong, wordsOf } from '../draft.ts';
import { partHints, partQuestions } from '../labels.ts';
import { type StoryForm, useStoryForm } from '../use-story-form.ts';
import { CompetencyPicker } from './competency-picker.tsx';
import { StoryConflict } from './story-conflict.tsx';
import { StoryExample } from './story-example.tsx';
import { StoryMeasure } from './story-measure.tsx';

interface StoryFormViewProps {
  /** Tells one draft on this device from another. */
  name: string;
  /** The story before anything is typed; the same object, or one that was saved since. */
  initial: StoryDraft;
  /** Where leaving without saving leads. */
  back: string;
}

/** A story in five questions. What is typed stays on the device until it is saved. */
export function StoryFormView({ name, initial, back }: StoryFormViewProps) {
  const form = useStoryForm(name, initial);
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { draft, change, problem } = form;
  const over = tooLong(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.save()) requestAnimationFrame(() => focusProblem(element.current));
  };
  const leave = () => {
    form.forget();
    void navigate(back);
  };
  return (
    <form className="story-form" ref={element} onSubmit={submit} noValidate>
      <Seed draft={draft} />
      {storyParts.map((part) => (
        <PartField key={part} part={part} form={form} over={over[part] ?? 0} isFirst={part === 'situation'} />
      ))}
      <TextField
        label={t`What do you want to call it?`}
        hint={t`A few words to remind you of it, such as “The lost package.”`}
        value={draft.title}
        error={titleError(problem, over.title ?? 0)}
        onChange={({ target }) => change({ title: target.value })}
        autoComplete="off"
      />
      <CompetencyPicker form={form} />
      <StoryMeasure words={wordsOf(draft)} />
      {form.isConflict ? <StoryConflict form={form} onTaken={() => focusFirst(element.current)} /> : null}
      <div className="row send">
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {t`Save this story`}
        </Button>
      </div>
      <div className="story-acts">
        <Button variant="quiet" onClick={leave}>
          {draft.revision === null ? t`Discard it` : t`Leave it as it was`}
        </Button>
        <span className="small soft">{t`What you type stays on this device until you save it.`}</span>
      </div>
    </form>
  );
}

function focusProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** The buttons that had the focus are gone. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('textarea')?.focus();
}

function overText(over: number, limit: number): string {
  const most = formatCount(limit);
  const excess = plural(over, { one: '# character', other: '# characters' });
  return t`That's ${excess} over the limit of ${most}. Shorten it to save. Your text is safe.`;
}

function titleError(problem: StoryForm['problem'], over: number): string | undefined {
  if (over > 0) return overText(over, storyLimits.title);
  return problem === 'title' ? t`Give your story a name.` : undefined;
}

interface PartFieldProps {
  part: StoryPart;
  form: StoryForm;
  over: number;
  isFirst: boolean;
}

function PartField({ part, form, over, isFirst }: PartFieldProps) {
  const { draft, change, problem } = form;
  const isEmpty = isFirst && problem === 'words' ? t`Write at least one sentence.` : undefined;
  const field = useRef<HTMLDivElement>(null);
  const text = draft[part];
  // The field is as high as its words: nothing of a story is hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever its words change
  useEffect(() => {
    const area = field.current?.querySelector('textarea');
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text]);
  return (
    <div ref={field}>
      <TextAreaField
        label={t(partQuestions[part])}
        hint={t(partHints[part])}
        rows={part === 'actions' ? 5 : 3}
        value={text}
        error={over > 0 ? overText(over, storyLimits.part) : isEmpty}
        onChange={({ target }) => change({ [part]: target.value })}
      />
      {part === 'situation' ? <StoryExample /> : null}
    </div>
  );
}

/** What the story was begun from, so that it is in sight while it is written. */
function Seed({ draft: { seed } }: { draft: StoryDraft }) {
  if (!seed) return null;
  const texts = {
    answer: t`From your answer. We sorted your sentences; move what belongs elsewhere.`,
    resume: t`From your resume. Tell the story behind this line.`,
    requirement: t`They ask for this. When did you do it?`,
    question: t`For this question:`,
  };
  return (
    <div className="story-seed">
      <p>{texts[seed.kind]}</p>
      <p className="q">
        {seed.kind === 'answer' || seed.kind === 'question' ? seed.question : `“${seed.text}”`}
      </p>
    </div>
  );
}
