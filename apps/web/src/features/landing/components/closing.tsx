import { trialInterview } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import { WholeRoomDrawing } from '@/components/drawings.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { localeNames, locales } from '@/lib/locale.ts';
import { i18n } from '@/lib/messages.ts';
import { paths } from '@/lib/paths.ts';
import { isTranslated, pathIn, publicPath } from '@/lib/public-paths.ts';

/** The last call, over the whole room. */
export function Closing() {
  const { questions } = trialInterview;
  return (
    <section className="close" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title" className="display">
          {t`Your greenroom is ready.`}
        </h2>
        <div className="row wr ways">
          <a className="b b1" href={paths.auth}>
            {t`Start Your Journey`}
          </a>
          <span className="soft num">{t`Your first mock interview has ${questions} questions.`}</span>
        </div>
      </div>
      <WholeRoomDrawing />
    </section>
  );
}

const columns = [
  {
    title: msg`Product`,
    items: [
      { label: msg`How it works`, path: paths.home, part: '#how' },
      { label: msg`Resume tools`, path: paths.home, part: '#resume' },
      { label: msg`Plans`, path: paths.home, part: '#plans' },
      { label: msg`Sign In`, path: paths.auth },
    ],
  },
  {
    title: msg`Company`,
    items: [
      { label: msg`About`, path: paths.about, isEnglish: true },
      { label: msg`Blog`, path: paths.blog, isEnglish: true },
      { label: msg`Careers`, path: paths.careers, isEnglish: true },
      { label: msg`Contact`, path: paths.contact },
    ],
  },
  {
    title: msg`Legal`,
    items: [
      { label: msg`Privacy`, path: paths.privacy, isEnglish: true },
      { label: msg`Terms`, path: paths.terms, isEnglish: true },
      { label: msg`Cookies`, path: paths.cookies, isEnglish: true },
      { label: msg`GDPR`, path: paths.gdpr, isEnglish: true },
    ],
  },
];

interface FooterLinkProps {
  label: string;
  path: string;
  /** Where on the page. */
  part?: string;
  /** Whether the page is in English alone. */
  isEnglish?: boolean;
}

function FooterLink({ label, path, part = '', isEnglish = false }: FooterLinkProps) {
  if (!isEnglish || i18n.locale === 'en') return <a href={publicPath(path) + part}>{label}</a>;
  return (
    <a href={path} hrefLang="en">
      {t`${label} (in English)`}
    </a>
  );
}

/** Leads to this page in each other language, or to the front page where it has no twin; src/islands keeps the choice. */
function Languages({ page }: { page: string }) {
  const others = locales.filter((locale) => locale !== i18n.locale);
  return others.map((locale) => (
    <a
      key={locale}
      className="other-language"
      href={pathIn(locale, isTranslated(page) ? page : paths.home)}
      lang={locale}
      hrefLang={locale}
      data-locale={locale}
    >
      {localeNames[locale]}
    </a>
  ));
}

/** Links, the copyright line and the other languages. `page` is the path of the page in English. */
export function Footer({ page }: { page: string }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <a className="mark" href={publicPath(paths.home)}>
              <LogoMark />
              Greenroom
            </a>
            <p className="small muted motto">{t`The room where you get ready before you go onstage.`}</p>
          </div>
          {columns.map(({ title, items }) => (
            <nav key={title.id} aria-label={t(title)}>
              <p className="label">{t(title)}</p>
              <ul>
                {items.map(({ label, ...link }) => (
                  <li key={label.id}>
                    <FooterLink {...link} label={t(label)} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="small muted num copyright">
          <p>© 2024 Greenroom</p>
          <Languages page={page} />
        </div>
      </div>
    </footer>
  );
}
