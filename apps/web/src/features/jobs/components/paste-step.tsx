import { jobLimits } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/button.tsx';
import { ModelNote } from '@/components/model-note.tsx';
import { Working } from '@/components/working.tsx';
import { formatCount } from '@/lib/format.ts';
import { AdFile } from './ad-file.tsx';

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
    if (ad.trim() === '') setProblem(t`Paste the ad first, or continue without one.`);
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
        {isNoAd && startedAt === null ? (
          <NoAd id={id} isLong={ad.length > jobLimits.adRead} onSkip={onSkip} />
        ) : null}
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
            placeholder={t`Paste the whole ad here: what you'll do, what they ask for, pay, location.`}
            aria-invalid={isNoAd || problem !== '' || undefined}
            aria-describedby={isNoAd || problem ? id : undefined}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
          />
          <div className="ft">
            <span className="num">{plural(words, { one: '# word', other: '# words' })}</span>
            {ad.length > jobLimits.adRead ? <span>{longText()}</span> : null}
            <AdFile ad={ad} onText={change} onProblem={setProblem} />
          </div>
        </div>
        {startedAt === null ? null : <Working label={t`Reading the ad`} since={startedAt} onStop={stop} />}
        <div className="go send">
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

const longText = () => {
  const limit = formatCount(jobLimits.adRead);
  return t`We read up to ${limit} characters of the ad.`;
};

const tooLongText = () => {
  const limit = formatCount(jobLimits.ad);
  return t`That's more than ${limit} characters. Paste only the ad.`;
};

interface NoAdProps {
  id: string;
  /** It is longer than an ad that is read whole. */
  isLong: boolean;
  onSkip(): void;
}

function NoAd({ id, isLong, onSkip }: NoAdProps) {
  return (
    <div className="msg" role="alert" id={id}>
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <b>{t`This doesn't look like a job ad.`}</b>
        <p>
          {isLong
            ? t`We looked through the whole text and couldn't tell what the job asks for. Paste only the part about the duties and requirements, or continue without an ad. Your text is still here.`
            : t`We couldn't tell what the job asks for. Paste the ad itself, or continue without one. Your text is still here.`}{' '}
          <button type="button" className="ul lk" onClick={onSkip}>
            {t`Continue without an ad`}
          </button>
        </p>
      </div>
    </div>
  );
}
