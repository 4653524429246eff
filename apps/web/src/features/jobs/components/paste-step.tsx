import { jobLimits } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { FileInput } from '@/components/file-input.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { Working } from '@/components/working.tsx';
import { formatCount } from '@/lib/format.ts';
import { readAdFile } from '../ad-file.ts';

interface PasteStepProps {
  ad: string;
  onChange(ad: string): void;
  reading: { startedAt: number | null; stop(): void; isNoAd: boolean };
  onRead(): void;
  /** Goes on without an ad. */
  onSkip(): void;
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first step: the whole ad, pasted or from a text file. */
export function PasteStep({ ad, onChange, reading, onRead, onSkip }: PasteStepProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const { startedAt, stop, isNoAd } = reading;
  const words = wordCount(ad);
  const change = (text: string) => {
    setProblem('');
    onChange(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (startedAt !== null) return;
    const tooLong = ad.length > jobLimits.ad;
    if (ad.trim() === '') setProblem(t`Paste the ad first, or go on without one.`);
    else if (tooLong) setProblem(tooLongText());
    else onRead();
  };
  return (
    <>
      <header className="ph">
        <div>
          <h1>{t`Paste the job ad`}</h1>
          <p>{t`We find what they ask for. You check it.`}</p>
        </div>
      </header>
      <form className="paste-form" onSubmit={submit}>
        {isNoAd && startedAt === null ? <NoAd id={id} onSkip={onSkip} /> : null}
        {problem ? (
          <p className="fe" role="alert" id={id}>
            <CircleAlert className="i" aria-hidden="true" />
            <span>{problem}</span>
          </p>
        ) : null}
        <div className="pad">
          <label className="vh" htmlFor={`${id}-ad`}>
            {t`Job ad`}
          </label>
          <textarea
            className="paste"
            id={`${id}-ad`}
            value={ad}
            placeholder={t`Paste the whole ad here: what you'll do, what they ask for, pay, place.`}
            aria-invalid={isNoAd || problem !== '' || undefined}
            aria-describedby={isNoAd || problem ? id : undefined}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
          />
          <div className="ft">
            <span className="num">{plural(words, { one: '# word', other: '# words' })}</span>
            {ad.length > jobLimits.adRead ? <span>{readPartText()}</span> : null}
            <FromFile onText={change} onProblem={setProblem} />
          </div>
        </div>
        {startedAt === null ? null : <Working label={t`Reading the ad`} since={startedAt} onStop={stop} />}
        <div className="go">
          <Button type="submit" variant="primary" busy={startedAt !== null}>
            {t`Read this ad`}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {t`I don't have an ad`}
          </Button>
        </div>
        <ModelNote sent={t`the job ad`} />
      </form>
    </>
  );
}

const readPartText = () => {
  const limit = formatCount(jobLimits.adRead);
  return t`We read the first ${limit} characters.`;
};

const tooLongText = () => {
  const limit = formatCount(jobLimits.ad);
  return t`That's more than ${limit} characters. Paste only the ad.`;
};

function NoAd({ id, onSkip }: { id: string; onSkip(): void }) {
  return (
    <div className="msg" role="alert" id={id}>
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <b>{t`This doesn't look like a job ad.`}</b>
        <p>
          {t`We found no tasks and no requirements in it. Paste the ad itself, or go on without one. Your text is still here.`}{' '}
          <button type="button" className="ul lk" onClick={onSkip}>
            {t`Go on without an ad`}
          </button>
        </p>
      </div>
    </div>
  );
}

function FromFile({ onText, onProblem }: { onText(text: string): void; onProblem(text: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const { text, problem } = await readAdFile(file);
    if (text === null) onProblem(problem);
    else onText(text);
  };
  return (
    <>
      <FileInput
        ref={input}
        label={t`Job ad file`}
        accept=".txt,.md,text/plain"
        onFile={(file) => void take(file)}
      />
      <button type="button" className="ul lk" onClick={() => input.current?.click()}>
        {t`Use a text file`}
      </button>
    </>
  );
}
