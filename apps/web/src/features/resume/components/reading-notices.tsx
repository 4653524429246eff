import { isDoubtfulReading, isUnknownResumeLanguage, resumeLanguages } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { languageNamed } from '@/lib/language-name.ts';
import { i18n } from '@/lib/messages.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';

/** What to know before trusting the reading: a language that isn't read, and lines that fit nowhere. */
export function ReadingNotices({
  parsed,
  document: { language },
}: Pick<StoredAnalysis, 'parsed' | 'document'>) {
  return (
    <>
      {language && isUnknownResumeLanguage(language) ? <OtherLanguage language={language} /> : null}
      {isDoubtfulReading(parsed.coverage) ? (
        <Notice
          title={t`We may have misread this`}
          text={t`Some jobs, schools or dates may be wrong or missing. Check them below and correct what's wrong. A Word file or a one-column PDF usually reads better.`}
        />
      ) : null}
    </>
  );
}

function OtherLanguage({ language }: { language: string }) {
  const name = languageNamed(language, i18n.locale);
  const known = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(
    resumeLanguages.map((one) => languageNamed(one, i18n.locale)),
  );
  return (
    <Notice
      title={t`We can't fully read resumes in ${name}`}
      text={t`We look for contact details and dates in it. Check the rest below, or upload a copy in ${known}.`}
    />
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className="misread">
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p className="small soft">{text}</p>
      </div>
    </div>
  );
}
