import type { ParsedResume } from '@greenroom/domain';
import { compareEntries } from './resume-compare-entries.ts';
import { type ComparedField, type Note, plainText, type Truth } from './resume-truth.ts';

const plainUrl = (url: unknown) =>
  plainText(url)
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/+$/, '');

function compareContact(truth: Truth, { basics }: ParsedResume, note: Note): void {
  for (const key of ['name', 'email'] as const)
    if (truth[key] !== undefined)
      note({
        group: 'contact',
        what: key,
        expected: truth[key],
        read: basics[key] ?? '',
        path: `basics.${key}`,
      });
  if (truth.phone !== undefined) {
    const [wanted, read] = [truth.phone, basics.phone ?? ''].map((one) => one.replace(/\D/g, '')) as [
      string,
      string,
    ];
    // A country code may be in one of them only.
    const isRight = read.length >= 7 && (read.endsWith(wanted) || wanted.endsWith(read));
    note({
      group: 'contact',
      what: 'phone',
      expected: truth.phone,
      read: basics.phone ?? '',
      path: 'basics.phone',
      isRight,
    });
  }
  if (truth.location !== undefined) {
    const { address, city, region, countryCode } = basics.location ?? {};
    const read = [city, region, countryCode].filter(Boolean).join(', ');
    const wanted = plainText(truth.location);
    const isRight = [read, [city, region].filter(Boolean).join(', '), address, city].some(
      (one) => plainText(one) === wanted,
    );
    note({
      group: 'contact',
      what: 'location',
      expected: truth.location,
      read: address ?? read,
      path: 'basics.location',
      isRight,
    });
  }
  const urls = [basics.url, ...basics.profiles.map((one) => one.url)];
  for (const link of truth.links ?? []) {
    const isRight = urls.some((url) => plainUrl(url) === plainUrl(link));
    note({
      group: 'contact',
      what: 'link',
      expected: link,
      read: urls.filter(Boolean).join(' '),
      path: null,
      isRight,
    });
  }
}

function compareLists(truth: Truth, resume: ParsedResume, note: Note): void {
  const named = resume.skills.flatMap((group) => [group.name, ...group.keywords]);
  const lists = [
    ['skills', 'skill', truth.skills, named],
    ['other', 'publication', truth.publications, resume.publications.map((one) => one.name)],
    ['other', 'award', truth.awards, resume.awards.map((one) => one.title)],
  ] as const;
  for (const [group, what, expected, read] of lists)
    for (const item of expected ?? []) {
      const wanted = plainText(item);
      const near =
        read.find((one) => plainText(one) === wanted) ??
        read.find((one) => plainText(one).includes(wanted)) ??
        '';
      const isRight = plainText(near) === wanted || (group === 'other' && near !== '');
      note({ group, what, expected: item, read: near, path: null, isRight });
    }
}

/** Every field of the truth with what was read for it, and every entry that the truth doesn't have. */
export function compareResume(truth: Truth, resume: ParsedResume): ComparedField[] {
  const fields: ComparedField[] = [];
  const note: Note = (field) => {
    fields.push({ ...field, isRight: field.isRight ?? plainText(field.read) === plainText(field.expected) });
  };
  compareContact(truth, resume, note);
  compareEntries(
    'work',
    'work',
    truth.work ?? [],
    resume.work,
    [
      ['company', 'name'],
      ['position', 'position'],
      ['location', 'location'],
    ],
    note,
  );
  compareEntries(
    'education',
    'education',
    truth.education ?? [],
    resume.education,
    [
      ['institution', 'institution'],
      ['area', 'area'],
      ['degree', 'studyType'],
      ['location', 'location'],
    ],
    note,
  );
  compareEntries(
    'projects',
    'projects',
    truth.projects ?? [],
    resume.projects,
    [
      ['name', 'name'],
      ['summary', 'description'],
    ],
    note,
  );
  compareLists(truth, resume, note);
  return fields;
}
