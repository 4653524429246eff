import {
  type Difficulty,
  difficulties,
  focusMaxLength,
  type InterviewType,
  interviewTypes,
  jobRoleMaxLength,
  questionsRange,
  timeLimitRangeMinutes,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { RadioGroup } from '@/components/radio-group.tsx';
import { Select } from '@/components/select.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { Slider } from '@/components/slider.tsx';
import { Switch } from '@/components/switch.tsx';
import { TextAreaField, TextField } from '@/components/text-field.tsx';
import { useAfterPaint } from '@/lib/use-after-paint.ts';
import { difficultyLabel, typeLabel } from '../../model.ts';
import { type InterviewRequest, takesFollowUps } from '../../session/mutations.ts';
import { canRecord } from '../../speech/recorder.ts';
import { focusOn } from '../preferences.ts';
import { SpeechNote } from './speech-note.tsx';

const typeNotes: Record<InterviewType, MessageDescriptor> = {
  hr: msg`Motivation, teamwork and how you've handled things in the past.`,
  technical: msg`What you know and how you solve problems in the role.`,
  mixed: msg`Some of each, like most first interviews.`,
  custom: msg`Paste a job ad, or name what you want to practice.`,
};

const typeOptions = () =>
  interviewTypes.map((value) => ({ value, label: typeLabel(value), note: t(typeNotes[value]) }));

const difficultyOptions = () => difficulties.map((value) => ({ value, label: difficultyLabel(value) }));

const modeOptions = () =>
  [
    {
      value: 'live',
      label: t`Live`,
      note: t`Like the real thing: no help while the clock runs, feedback at the end.`,
    },
    {
      value: 'practice',
      label: t`Practice`,
      note: t`Every question has a hint, and a strong answer to compare with once yours is in.`,
    },
  ] as const;

function answerOptions(): { value: InterviewRequest['mode']; label: string; note: string }[] {
  const recorded = {
    value: 'recorded',
    label: t`Recorded`,
    note: t`The way employers do it: 30 seconds to prepare, two minutes to answer, one retake, camera if you like. The recording stays on this device.`,
  } as const;
  return [
    { value: 'text', label: t`By text`, note: t`Type your answer, or tap the mic.` },
    {
      value: 'voice',
      label: t`By voice`,
      note: t`Speak, and your words appear. You can still edit them.`,
    },
    ...(canRecord() ? [recorded] : []),
  ];
}

export interface SetupFieldsProps {
  request: InterviewRequest;
  onChange(change: Partial<InterviewRequest>): void;
}

/** What every user chooses: the role and how hard it is. */
export function RoleAndDifficulty({
  request,
  onChange,
  recentRoles,
}: SetupFieldsProps & { recentRoles: readonly string[] }) {
  return (
    <>
      <TextField
        label={t`Job role`}
        hint={t`Use the title from the job ad, such as Staff Nurse.`}
        value={request.jobRole}
        maxLength={jobRoleMaxLength}
        autoComplete="organization-title"
        onChange={(event) => onChange({ jobRole: event.target.value })}
      />
      <Suggestions
        title={t`Your recent roles`}
        items={recentRoles.filter((role) => role !== request.jobRole.trim())}
        onChoose={(jobRole) => onChange({ jobRole })}
      />
      <Select<Difficulty>
        label={t`Difficulty`}
        options={difficultyOptions()}
        value={request.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
    </>
  );
}

/** What full users choose besides. The first screen holds the type; what is below it is drawn once that has been painted. */
export function FullControls({ companies, resume, ...fields }: SetupFieldsProps & FullControlsProps) {
  const painted = useAfterPaint();
  return (
    <>
      <TypeControls {...fields} companies={companies} />
      {painted ? <LengthAndMode {...fields} resume={resume} /> : <Skeleton height="50rem" />}
    </>
  );
}

interface FullControlsProps {
  companies: readonly string[];
  /** The name of an analyzed resume; null where there is none. */
  resume: string | null;
}

function TypeControls({
  request,
  onChange,
  companies,
}: SetupFieldsProps & Pick<FullControlsProps, 'companies'>) {
  return (
    <>
      <RadioGroup
        label={t`Interview type`}
        options={typeOptions()}
        value={request.interviewType}
        onChange={(interviewType) => onChange({ interviewType })}
      />
      {request.interviewType === 'custom' ? (
        <>
          <TextAreaField
            label={t`What should it be about?`}
            hint={t`Paste the job ad, or name a few topics. At least half of the questions come from it.`}
            rows={5}
            maxLength={focusMaxLength}
            value={request.focus}
            onChange={(event) => onChange({ focus: event.target.value })}
          />
          <Suggestions
            title={t`From your profile`}
            items={companies.slice(0, companiesShown)}
            onChoose={(company) => onChange({ focus: focusOn(company, request.focus) })}
          />
        </>
      ) : null}
    </>
  );
}

function LengthAndMode({ request, onChange, resume }: SetupFieldsProps & Pick<FullControlsProps, 'resume'>) {
  return (
    <>
      <Slider
        label={t`Number of questions`}
        {...range(questionsRange)}
        value={request.questionsCount}
        onChange={(questionsCount) => onChange({ questionsCount })}
      />
      {request.mode === 'recorded' ? null : (
        <Slider
          label={t`Time limit`}
          {...range(timeLimitRangeMinutes)}
          format={(minutes) => plural(minutes, { one: '# minute', other: '# minutes' })}
          value={request.timeLimit}
          onChange={(timeLimit) => onChange({ timeLimit })}
        />
      )}
      {resume === null ? null : (
        <Switch
          label={t`Ask about my resume`}
          note={t`One or two questions about lines in ${resume}.`}
          checked={request.usesResume}
          onChange={(usesResume) => onChange({ usesResume })}
        />
      )}
      <RadioGroup
        label={t`Mode`}
        options={modeOptions()}
        value={request.practice ? 'practice' : 'live'}
        onChange={(mode) => onChange({ practice: mode === 'practice' })}
      />
      <RadioGroup
        label={t`Answers`}
        options={answerOptions()}
        value={request.mode}
        onChange={(mode) => onChange({ mode })}
      />
      {takesFollowUps(request) ? (
        <Switch
          label={t`Follow-up questions`}
          note={t`Up to two, about what you just said. The clock waits, and you can skip them.`}
          checked={request.followUps}
          onChange={(followUps) => onChange({ followUps })}
        />
      ) : null}
      <SpeechNote mode={request.mode} />
    </>
  );
}

/** How many companies of a profile are offered. */
const companiesShown = 6;

interface SuggestionsProps {
  title: string;
  items: readonly string[];
  onChoose(item: string): void;
}

/** A few words to put into the field above with one press. */
function Suggestions({ title, items, onChoose }: SuggestionsProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className="target-companies">
      <legend className="small soft">{title}</legend>
      {items.map((item) => (
        <Button key={item} small onClick={() => onChoose(item)}>
          {item}
        </Button>
      ))}
    </fieldset>
  );
}

const range = ({ min, max, step }: { min: number; max: number; step: number }) => ({ min, max, step });
