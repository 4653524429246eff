import { escapeHtml, type Language } from '@greenroom/domain';
import { htmlLetter, type Letter, textLetter } from '@greenroom/functions';
import { notificationWords, type WeekFigures } from './notification-words.ts';
import { spanishBadge } from './spanish-badges.ts';
import { greeting } from './templates.ts';

/** A badge as the email about it names it. */
export interface EarnedBadge {
  id: string;
  name: string;
  description: string;
  points: number;
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

/** To whom, in which language, and where the links of an email lead. */
export interface Addressed {
  fullName: string;
  language: Language;
  siteUrl: string;
  unsubscribeUrl: string;
}

/** What every notification has: who is greeted, and how it ends. */
const frameOf = ({ fullName, language, unsubscribeUrl }: Addressed) => ({
  greeting: greeting(fullName, language),
  language,
  unsubscribe: notificationWords[language].unsubscribe,
  unsubscribeUrl,
});

/** One short email on an evening without practice. `streakDays` is 0 where there is no streak to keep. */
export function composeReminder(to: Addressed, streakDays: number): Letter {
  const { subject, streak, fresh, action, reason } = notificationWords[to.language].reminder;
  return composeNotification({
    ...frameOf(to),
    subject,
    paragraphs: [streakDays > 0 ? streak(streakDays) : fresh],
    action: { label: action, url: `${to.siteUrl}/daily-challenge` },
    reason,
  });
}

/** Tells of badges, all of them in one mail. */
export function composeAchievementAlert(to: Addressed, earned: readonly EarnedBadge[]): Letter {
  const { points, badges: words } = notificationWords[to.language];
  const badges = to.language === 'es' ? earned.map(spanishBadge) : earned;
  return composeNotification({
    ...frameOf(to),
    subject: words.subject(badges.length, badges[0]?.name ?? ''),
    paragraphs: [
      words.opening(badges.length),
      ...badges.map(({ name, description, points: worth }) => `${name}: ${description} (${points(worth)})`),
    ],
    action: { label: words.action, url: `${to.siteUrl}/achievements` },
    reason: words.reason,
  });
}

/** What was practised in the seven days before, in figures, and one step to take. */
export function composeWeeklyReport(to: Addressed, figures: WeekFigures): Letter {
  const { week } = notificationWords[to.language];
  const { interviews, challenges, games, badges } = figures;
  const lines = [
    interviews > 0 ? week.interviews(figures) : '',
    challenges > 0 ? week.challenges(challenges) : '',
    games > 0 ? week.games(games) : '',
    badges > 0 ? week.badges(badges) : '',
  ].filter(Boolean);
  return composeNotification({
    ...frameOf(to),
    subject: week.subject,
    paragraphs: [week.opening, ...lines],
    action:
      interviews > 0
        ? { label: week.read, url: `${to.siteUrl}/progress` }
        : { label: week.start, url: `${to.siteUrl}/interview/setup` },
    reason: week.reason,
  });
}
