import { importances, type JobAnalysis, type JobRequirement, modelNotice } from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import { figureKeys } from '../facts/read-numbers.ts';
import type { AskModel } from '../model/connect-model.ts';
import { locateQuote } from '../model/locate-quote.ts';
import { withoutOrders } from '../model/orders.ts';
import { analyzeJobPrompt } from '../model/prompts/analyze-job.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { JobRequest } from './analyze-job.builtin.ts';
import { namesOf } from './read-requirements.ts';

const jobBudgetMs = 35_000;
const mostRequirements = 15;
const fewestTips = 3;
const mostTips = 6;
const longestTip = 300;
const shownLength = 20_000;

const Written = z.object({
  requirements: z.array(
    z.object({
      skill: z.string(),
      importance: z.enum(importances),
      because: z.string(),
      quote: z.string(),
    }),
  ),
  resume_suggestions: z.array(z.string()),
  interview_tips: z.array(z.string()),
});
type Written = z.infer<typeof Written>;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** What the posting really asks for in the words that are quoted, and was not found before. */
function furtherRequirements(
  written: Written,
  text: string,
  known: readonly JobRequirement[],
): JobRequirement[] {
  const seen = new Set(known.map(({ skill }) => plain(skill)));
  return written.requirements.slice(0, mostRequirements).flatMap(({ skill, importance, because, quote }) => {
    const at = locateQuote(quote, text);
    const name = evenSpaces(skill);
    const isSaid = at && plain(at.quote).includes(plain(name));
    if (!isSaid || name.length < 2 || name.length > 60 || seen.has(plain(name))) return [];
    seen.add(plain(name));
    const count = plain(text).split(plain(name)).length - 1;
    return [
      {
        skill: name,
        family: 'Named in the posting',
        importance,
        because: evenSpaces(because).slice(0, 120),
        count,
        ...at,
      },
    ];
  });
}

/** Tips that name something the posting asks for and no figure that it lacks. */
function soundTips(tips: readonly string[], text: string, requirements: readonly JobRequirement[]): string[] {
  const figures = figureKeys(text);
  const names = requirements.map(({ skill }) => plain(skill));
  return tips
    .map(evenSpaces)
    .filter((tip) => tip.length >= 20 && tip.length <= longestTip)
    .filter((tip) => names.some((name) => plain(tip).includes(name)))
    .filter((tip) => [...figureKeys(tip)].every((figure) => figures.has(figure)))
    .slice(0, mostTips);
}

/**
 * As `analyzeJob`, with requirements that only a reader finds and tips in a model's words. Each requirement stands in the posting
 * word for word, each tip names one; counts, years, degree and seniority stay built-in. Where the model fails, the built-in
 * analysis with a notice.
 */
export async function analyzeJobByModel(
  model: AskModel,
  builtIn: Coach,
  request: JobRequest,
): Promise<JobAnalysis> {
  const base = await builtIn.analyzeJob(request);
  const text = JobRequest.parse(request ?? {}).jobDescription;
  const outcome = await model.ask({
    prompt: analyzeJobPrompt,
    schema: Written,
    parts: [
      { label: 'FOUND', text: base.skills.join(', ') },
      { label: 'JOB TEXT', text: withoutOrders(text.slice(0, shownLength)).text },
    ],
    budgetMs: jobBudgetMs,
    maxOutputTokens: 3_000,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const further = furtherRequirements(outcome.value, text, base.requirements);
  const all = [...base.requirements, ...further];
  const requirements = [...all].sort(
    (a, b) => importances.indexOf(a.importance) - importances.indexOf(b.importance),
  );
  const named = (importance: string) =>
    requirements.filter((one) => one.importance === importance).map(namesOf);
  const suggestions = soundTips(outcome.value.resume_suggestions, text, requirements);
  const tips = soundTips(outcome.value.interview_tips, text, requirements);
  // Nothing of it could be used: the analysis is the built-in engine's, and says so.
  if (further.length === 0 && suggestions.length < fewestTips && tips.length < fewestTips)
    return { ...base, notice: modelNotice('bad_output') };
  return {
    ...base,
    requirements,
    skills: [...base.skills, ...further.map(({ skill }) => skill)],
    mustHave: named('must-have'),
    niceToHave: named('nice-to-have'),
    mentioned: named('mentioned'),
    resumeSuggestions: suggestions.length >= fewestTips ? suggestions : base.resumeSuggestions,
    interviewTips: tips.length >= fewestTips ? tips : base.interviewTips,
    engine: model.engineOf(analyzeJobPrompt),
  };
}
