import { salaryIn } from './read-salary.ts';

/** Facts that job boards and employers' forms print as a label with its value on the next line. */
type Labelled = 'title' | 'company' | 'place' | 'salary';

const labels: readonly (readonly [Labelled, RegExp])[] = [
  ['title', /^(?:job|position|post|vacancy) title$/i],
  ['company', /^(?:employer|company|organi[sz]ation|hiring organi[sz]ation|company name)$/i],
  ['place', /^(?:town|city|location|job location|work location|place of work|town or city)$/i],
  ['salary', /^(?:salary|pay|pay rate|wage|compensation|salary range|pay range)$/i],
];
/** Other labels of such forms: never a value. */
const otherLabel =
  /^(?:main area|grade|contract(?: type)?|hours|job (?:ref|reference|id|type|category)|employer type|site|department|salary period|closing(?: date)?|posted|interview date|employment type|reports to|industry|duration|remote|start date)$/i;

const linesOfForm = 60;
const longestValue = 90;
const mark = /^[-–—*•·]\s+/;

const labelOf = (line: string) => labels.find(([, label]) => label.test(line))?.[0];

/**
 * The values of a form near the top of an ad, each a line of its own under its label: "Employer", "Northmoor NHS Trust", "Town",
 * "Dunford". A single pair is no form, since "Location" may also be a heading.
 */
export function labelledValues(text: string): Partial<Record<Labelled, { value: string; quote: string }>> {
  const lines = text
    .split('\n', linesOfForm * 2)
    .map((line) => line.trim().replace(mark, '').replace(/\s*:$/, ''))
    .filter((line) => line !== '')
    .slice(0, linesOfForm);
  const found: Partial<Record<Labelled, { value: string; quote: string }>> = {};
  let pairs = 0;
  for (const [at, line] of lines.entries()) {
    const value = lines[at + 1];
    if (value === undefined || value.length > longestValue) continue;
    if (labelOf(value) || otherLabel.test(value)) continue;
    if (otherLabel.test(line)) pairs += 1;
    const label = labelOf(line);
    if (!label) continue;
    pairs += 1;
    const said = label === 'salary' ? salaryIn(value) : value;
    if (said) found[label] ??= { value: said, quote: value };
  }
  return pairs > 2 ? found : {};
}
