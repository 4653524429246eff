import type { JobRequirement } from '@greenroom/domain';
import { findSkills, type SkillMention } from '../skills/find-skills.builtin.ts';
import { wordingAt } from './job-words.ts';
import { isBoilerplate, type JobSentence } from './read-job-text.ts';

interface Verdict {
  importance: JobRequirement['importance'];
  because: string;
}

/** Wording decides first, then the heading; a skill that the duties name is needed to do the job. */
function judge(sentence: JobSentence, at: number): Verdict {
  const wording = wordingAt(sentence.text, at);
  const under = sentence.heading ? `under “${sentence.heading}”` : 'named in the text';
  if (sentence.part === 'nice') return { importance: 'nice-to-have', because: under };
  if (wording?.importance === 'nice-to-have') {
    return { importance: 'nice-to-have', because: `“${wording.cue}” in the sentence` };
  }
  if (sentence.part === 'must') return { importance: 'must-have', because: under };
  if (wording) return { importance: 'must-have', because: `“${wording.cue}” in the sentence` };
  return { importance: 'must-have', because: under };
}

/** The sentence that holds each mention; both lists are in order. */
function placed(mentions: readonly SkillMention[], sentences: readonly JobSentence[]) {
  const pairs: { mention: SkillMention; sentence: JobSentence }[] = [];
  let at = 0;
  for (const mention of mentions) {
    while (at < sentences.length && (sentences[at] as JobSentence).end <= mention.start) at += 1;
    const sentence = sentences[at];
    if (sentence && sentence.start <= mention.start) pairs.push({ mention, sentence });
  }
  return pairs;
}

/** Each skill that the text asks for, once: the musts first, then by how often it is named. */
export function readRequirements(text: string, sentences: readonly JobSentence[]): JobRequirement[] {
  const bySkill = new Map<string, JobRequirement>();
  // Asked once a sentence: a text without full stops is one sentence with thousands of mentions.
  const silent = new Set(sentences.filter((one) => one.isHeading || isBoilerplate(one)));
  for (const { mention, sentence } of placed(findSkills(text), sentences)) {
    if (silent.has(sentence)) continue;
    const verdict = judge(sentence, mention.start - sentence.start);
    const known = bySkill.get(mention.skill);
    if (known && (known.importance === 'must-have' || verdict.importance === 'nice-to-have')) {
      known.count += 1;
      continue;
    }
    bySkill.set(mention.skill, {
      skill: mention.skill,
      family: mention.family,
      ...verdict,
      count: (known?.count ?? 0) + 1,
      quote: sentence.text,
      start: sentence.start,
      end: sentence.end,
    });
  }
  const rank = (one: JobRequirement) => (one.importance === 'must-have' ? 0 : 1);
  return [...bySkill.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || a.start - b.start);
}
