import { escapeHtml } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '@greenroom/functions';
import { greeting } from './templates.ts';

/** A badge as the email about it names it. */
export interface EarnedBadge {
  id: string;
  name: string;
  description: string;
  points: number;
}

/** What somebody did in a week; scores are null where no interview was finished. */
export interface WeekFigures {
  interviews: number;
  average: number | null;
  best: number | null;
  challenges: number;
  games: number;
  badges: number;
}

interface Content {
  greeting: string;
  language?: string;
  subject: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** Why this email came, and how to end it. */
  reason: string;
  /** What its link is called. */
  unsubscribe?: string;
  unsubscribeUrl: string;
}

/** Words one notification, as plain text and as HTML with everything escaped. */
export function composeNotification(content: Content): Letter {
  const { subject, paragraphs, action, reason, unsubscribe = 'Unsubscribe', unsubscribeUrl } = content;
  const before = [content.greeting, ...paragraphs];
  const text = [
    ...before,
    `${action.label}:\n${action.url}`,
    'Greenroom',
    `${reason} ${unsubscribe}:\n${unsubscribeUrl}`,
  ];
  const html = [
    ...before.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    '<p>Greenroom</p>',
    `<p style="font-size:.85em">${escapeHtml(reason)} <a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(unsubscribe)}</a></p>`,
  ];
  return { subject, text: textLetter(text), html: htmlLetter(html, content.language) };
}

/** `1 interview`, `2 interviews`. */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** To whom, and where the links of an email lead. */
export interface Addressed {
  fullName: string;
  siteUrl: string;
  unsubscribeUrl: string;
}

/** One short email on an evening without practice. `streakDays` is 0 where there is no streak to keep. */
export function composeReminder(
  { fullName, siteUrl, unsubscribeUrl }: Addressed,
  streakDays: number,
): Letter {
  const streak =
    streakDays > 0
      ? `You${streakDays === 1 ? ' practiced yesterday' : `'ve practiced ${streakDays} days in a row`}. One answer today keeps your streak going. And if today isn't the day, you'll still have everything you've learned.`
      : "One question, one answer, a few minutes: that's all it takes today. And if today isn't the day, tomorrow is fine.";
  return composeNotification({
    greeting: greeting(fullName),
    subject: "Today's question is waiting",
    paragraphs: [streak],
    action: { label: "Answer today's question", url: `${siteUrl}/daily-challenge` },
    reason:
      'You get this because daily reminders are on. We send at most one a day, and none on a day you practiced.',
    unsubscribeUrl,
  });
}

/** Tells of badges, all of them in one mail. */
export function composeAchievementAlert(
  { fullName, siteUrl, unsubscribeUrl }: Addressed,
  badges: readonly EarnedBadge[],
): Letter {
  const first = badges[0]?.name ?? '';
  return composeNotification({
    greeting: greeting(fullName),
    subject: badges.length === 1 ? `You earned a badge: ${first}` : `You earned ${badges.length} badges`,
    paragraphs: [
      badges.length === 1 ? 'You earned a badge.' : `You earned ${badges.length} badges.`,
      ...badges.map(
        ({ name, description, points }) => `${name}: ${description} (${counted(points, 'point')})`,
      ),
    ],
    action: { label: 'See your achievements', url: `${siteUrl}/achievements` },
    reason: 'You get this because achievement alerts are on.',
    unsubscribeUrl,
  });
}

/** What was practised in the seven days before, in figures, and one step to take. */
export function composeWeeklyReport(
  { fullName, siteUrl, unsubscribeUrl }: Addressed,
  { interviews, average, best, challenges, games, badges }: WeekFigures,
): Letter {
  const scored = average !== null && best !== null;
  const scores = interviews === 1 ? `, scored ${best}` : `, ${average} on average, ${best} the best`;
  const lines = [
    interviews > 0 ? `${counted(interviews, 'mock interview')} finished${scored ? scores : ''}.` : '',
    challenges > 0 ? `${counted(challenges, 'daily challenge')} answered.` : '',
    games > 0 ? `${counted(games, 'word game')} played.` : '',
    badges > 0 ? `${counted(badges, 'badge')} earned.` : '',
  ].filter(Boolean);
  return composeNotification({
    greeting: greeting(fullName),
    subject: 'Your week in Greenroom',
    paragraphs: ["Here's what you practiced in the last seven days, Monday to Sunday:", ...lines],
    action:
      interviews > 0
        ? { label: 'Read your reports and pick one answer to try again', url: `${siteUrl}/progress` }
        : { label: 'Try a whole interview this week', url: `${siteUrl}/interview/setup` },
    reason: "You get this because weekly reports are on. We don't send one after a week without practice.",
    unsubscribeUrl,
  });
}
