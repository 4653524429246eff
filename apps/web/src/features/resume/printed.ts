import { type ResumeContent, type ResumeSection, resumeHeadings } from '@greenroom/domain';

/** One job, school or project as it is printed: its two heads, its dates, and what it tells. */
export interface PrintedEntry {
  title: string;
  /** Employer or school, and the place. */
  under: string;
  dates: string;
  lines: string[];
  bullets: string[];
}

export interface PrintedSection {
  key: string;
  title: string;
  /** Lines that belong to the section itself, not to one of its entries. */
  lines: string[];
  /** Whether each line is printed as a list item. */
  isList: boolean;
  entries: PrintedEntry[];
}

/** A resume in the order and the words of its page, whatever the template. Plain data: it is sent to the worker that prints it. */
export interface PrintedResume {
  name: string;
  label: string;
  contact: string[];
  sections: PrintedSection[];
  language: ResumeContent['language'];
  template: ResumeContent['template'];
  paper: ResumeContent['paper'];
}

const even = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const joined = (parts: readonly (string | undefined)[], between = ', ') =>
  parts.map(even).filter(Boolean).join(between);
const filled = (lines: readonly (string | undefined)[]) => lines.map(even).filter(Boolean);

const shortMonths: Record<string, string[]> = {
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
};

/** A stored date as a resume writes it: `Mar 2021`, `03/2021` where a language has no usual short form, or `2021`. */
function dateWords(date: string | undefined, language: string): string {
  const text = even(date);
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text) ?? [];
  if (!year || !month) return text;
  if (language === 'pl' || language === 'it' || language === 'nl') return `${month}/${year}`;
  const named = shortMonths[language]?.[Number(month) - 1];
  if (named) return `${named} ${year}`;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(day);
  return `${name} ${year}`;
}

interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
  isCurrent?: boolean | undefined;
}

/** The period of an entry; a dash only between two dates. */
function periodWords({ startDate, endDate, isCurrent }: Dated, language: ResumeContent['language']): string {
  const end = isCurrent ? resumeHeadings[language].present : dateWords(endDate, language);
  return [dateWords(startDate, language), end].filter(Boolean).join(' – ');
}

const entry = (title: string, under: string, rest: Partial<PrintedEntry>): PrintedEntry[] => {
  const made = {
    dates: '',
    lines: [],
    bullets: [],
    ...rest,
    title: title || under,
    under: title ? under : '',
  };
  return made.title || made.dates || made.lines.length > 0 || made.bullets.length > 0 ? [made] : [];
};

type Rest = Partial<Pick<PrintedSection, 'lines' | 'entries' | 'isList'>>;

/** What is in each section; an empty one prints nothing. */
function bodyOf(content: ResumeContent, section: Exclude<ResumeSection, 'others'>): Rest {
  const { language } = content;
  if (section === 'summary') return { lines: filled((content.basics.summary ?? '').split(/\n+/)) };
  if (section === 'work')
    return {
      entries: content.work.flatMap((job) =>
        entry(even(job.position), joined([job.name, job.location]), {
          dates: periodWords(job, language),
          lines: filled([job.summary]),
          bullets: filled(job.highlights),
        }),
      ),
    };
  if (section === 'education')
    return {
      entries: content.education.flatMap((school) =>
        entry(joined([school.studyType, school.area]), joined([school.institution, school.location]), {
          dates: periodWords(school, language),
          lines: filled([
            school.score && `GPA: ${school.score}`,
            joined(school.courses) && joined(school.courses),
          ]),
        }),
      ),
    };
  if (section === 'projects')
    return {
      entries: content.projects.flatMap((project) =>
        entry(even(project.name), '', {
          dates: periodWords(project, language),
          lines: filled([project.url, project.description]),
          bullets: filled(project.highlights),
        }),
      ),
    };
  if (section === 'skills')
    return { lines: content.skills.map(({ name, keywords }) => joined([name, joined(keywords)], ': ')) };
  if (section === 'languages')
    return {
      lines: [
        joined(
          content.languages.map(({ language: of, fluency }) => joined([of, fluency && `(${fluency})`], ' ')),
        ),
      ],
    };
  return {
    lines: content.certificates.map(({ name, issuer, date }) =>
      joined([name, issuer, dateWords(date, language)]),
    ),
  };
}

const placeOf = ({ location }: ResumeContent['basics']) =>
  even(location?.address) || joined([location?.city, location?.region, location?.countryCode]);

/** A resume as it is printed: sections in the user's order, empty ones and blank lines left out. */
export function printedResume(content: ResumeContent): PrintedResume {
  const { basics, language, template, paper } = content;
  const sections = content.order.flatMap((key): PrintedSection[] => {
    if (key === 'others')
      return content.others.map(({ title, lines }, at) => ({
        key: `others-${at}`,
        title: even(title),
        lines: filled(lines),
        isList: filled(lines).length > 1,
        entries: [],
      }));
    const { lines = [], entries = [], isList = false } = bodyOf(content, key);
    return [{ key, title: resumeHeadings[language][key], lines: filled(lines), isList, entries }];
  });
  return {
    name: even(basics.name),
    label: even(basics.label),
    contact: filled([
      placeOf(basics),
      basics.email,
      basics.phone,
      basics.url,
      ...basics.profiles.map(({ url }) => url),
    ]),
    sections: sections.filter(({ lines, entries }) => lines.length > 0 || entries.length > 0),
    language,
    template,
    paper,
  };
}
