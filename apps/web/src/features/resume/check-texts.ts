import type {
  FindingCode,
  FixCode,
  ResumeChange,
  ResumeChangeReasonCode,
  ResumeCheck,
} from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const findings: Record<FindingCode, MessageDescriptor> = {
  'no-name': msg`We couldn't find your name.`,
  'no-email': msg`We couldn't find an email.`,
  'no-phone': msg`We couldn't find a phone number.`,
  'no-place': msg`We couldn't find a location.`,
  'no-link': msg`We couldn't find a link.`,
  'no-private-details': msg`No private details found.`,
  'bullets-right-length': msg`All have 4 to 35 words.`,
  'verbs-vary': msg`No verb starts too many bullets.`,
  'bullets-active': msg`Every bullet says who did it.`,
  'no-first-person': msg`No “I” or “my” found.`,
  'no-cliches': msg`No clichés found.`,
  'no-doubled-word': msg`No word appears twice in a row.`,
  'acronyms-clear': msg`Every acronym is common or spelled out.`,
  'file-opened': msg`It opened without a password.`,
  'contact-in-body': msg`In the body of the page`,
  'no-tables': msg`No tables`,
  'no-text-boxes': msg`No text boxes`,
  'no-pictures': msg`No pictures`,
  'order-differs': msg`The file stores its text in a different order than the page shows.`,
  'order-same': msg`The file stores its text in the same order as the page.`,
  'no-job': msg`We couldn't find any work experience.`,
  'no-headings': msg`All three found, but without headings`,
  'dates-alike': msg`All dates use the same format.`,
  'newest-first': msg`Your newest job comes first.`,
  'no-gap': msg`No gap over nine months.`,
  'no-summary': msg`We couldn't find a summary.`,
};

const fixes: Record<FixCode, MessageDescriptor> = {
  'cap-misread': msg`Check what we read and correct it. It helps to give each job's title, employer and dates their own lines.`,
  'cap-unread': msg`Use the headings Experience, Education and Skills, and give each job its dates.`,
  'cap-short': msg`Say what you did in your last two jobs.`,
  'file-type': msg`Save it as PDF or .docx. Hiring software often misreads old .doc files.`,
  'text-layer': msg`Export it again from the program you wrote it in. Most of it is a picture right now.`,
  'text-layer-of-text': msg`Check that you picked the right file. There's hardly any text in it.`,
  'file-size': msg`Get it under 2 MB: remove or compress the pictures.`,
  pages: msg`Cut it to two pages. Keep the last ten years and what fits this job.`,
  'odd-characters': msg`Replace icons and symbols with words, like “Phone” or “Email.”`,
  'contact-placement': msg`Move your name, email and phone out of the page header or footer.`,
  columns: msg`Use one column. Simple systems read straight across and mix up two columns.`,
  tables: msg`Write the rows as plain lines. Cells often get read in the wrong order.`,
  'text-boxes': msg`Move the words out of text boxes. Many systems skip them.`,
  images: msg`Remove pictures and icons, or make sure none of them contains a word.`,
  bullets: msg`Say what you did in short bullets under each job.`,
  'reading-order': msg`Export it again from a plain one-column template.`,
  'hidden-text': msg`Remove the hidden text. If you didn't hide any, export the file again. We didn't count that text.`,
  name: msg`Put your name on the first line, by itself, in plain letters.`,
  mail: msg`Add your email under your name.`,
  'mail-unserious': msg`Use an email address based on your name.`,
  phone: msg`Add a phone number, with its area code.`,
  place: msg`Add your city and country, because recruiters filter by them. You don't need a street address.`,
  link: msg`Add your LinkedIn or portfolio link, written out in full.`,
  'no-personal-data': msg`Leave out your birth date, marital status and religion. They invite bias, and employers don't need them.`,
  summary: msg`Start with two or three lines: what you do, for how long, and your best result.`,
  'entries-complete': msg`Give each job a title, an employer and dates, always in the same order.`,
  'date-format': msg`Write every date the same way, with the month: “Mar 2021 – Present.”`,
  order: msg`Put your newest job first.`,
  gaps: msg`Say in one line what you did in that time: studying, caregiving, moving.`,
  'action-verbs': msg`Start at least 60% of your bullets with what you did: built, cut, led, taught.`,
  numbers: msg`Put a number in at least 40% of your bullets: how many, how often, how much.`,
  'bullet-length': msg`Keep each bullet to one or two lines: split the long ones, join the very short ones.`,
  repeats: msg`Use another verb where it fits better.`,
  passive: msg`Say who did it: “Cut costs,” not “Costs were cut.”`,
  'first-person': msg`Leave out “I” and “my.” Start with the verb.`,
  'stock-phrases': msg`Replace each phrase with proof: a result, a number, a story.`,
  'doubled-words': msg`Delete the repeated word.`,
  'too-few-words': msg`Say more about your last two jobs. Aim for 400 to 800 words.`,
  'too-many-words': msg`Cut it to 400 to 800 words. Shorten anything more than ten years old.`,
  acronyms: msg`Spell each one out once, like “Customer Value Index (CVI),” so people can search for both.`,
  'must-haves': msg`Mention each must-have you meet, in the ad's words, in a bullet about your work.`,
  'nice-to-haves': msg`Mention the ones you have. One line is enough.`,
  'mentioned-skills': msg`Show the ones you use. The job ad lists them as part of the work.`,
  'shown-in-bullets': msg`Show your skills in bullets: what you did with them, and what came of it.`,
  title: msg`Use the job ad's title in the line under your name, if it fits you.`,
  degree: msg`Spell out your degree and its field. If you don't have one, say what you have instead.`,
  years: msg`Make your years of experience easy to count: put the month in every date, and give each job a line that shows a skill from this ad.`,
  density: msg`Mention a skill where you used it. Don't repeat it elsewhere.`,
};

const reasons: Record<ResumeChangeReasonCode, MessageDescriptor> = {
  'empty-section': msg`This section is empty now.`,
  'assumed-skill': msg`Employers assume this. Use the line for a result.`,
  'best-match-first': msg`Moved up: it's your best match for this job.`,
  'asked-skills-first': msg`The skills this job asks for come first now.`,
  'skill-confirmed': msg`You said you have it.`,
  'skill-learning': msg`You said you're learning it.`,
  'no-pronoun': msg`You don't need “I”: it's your resume.`,
};

/** A sentence to show; `lang` where it is the coach's own English. */
export interface CoachSentence {
  text: string;
  lang?: 'en';
}

const sentence = (own: MessageDescriptor | undefined, english: string): CoachSentence =>
  own ? { text: t(own) } : { text: english, lang: 'en' };

/** What a check saw. */
export const findingOf = ({ evidence, findingCode }: ResumeCheck): CoachSentence =>
  sentence(findingCode && findings[findingCode], evidence);

/** What to do about a check. */
export const fixOf = ({ fix, fixCode }: ResumeCheck): CoachSentence =>
  sentence(fixCode && fixes[fixCode], fix);

/** Why a line was changed. */
export const reasonOf = ({
  reason,
  reasonCode,
}: Pick<ResumeChange, 'reason' | 'reasonCode'>): CoachSentence =>
  sentence(reasonCode && reasons[reasonCode], reason);
