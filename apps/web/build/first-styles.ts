/** A rule of a style sheet: its selectors, and what is between its braces. */
interface Rule {
  head: string;
  body: string;
}

/** The rules of a style sheet on one level. A text in quotes has no braces in what the bundler writes, or both. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === ';' && depth === 0) start = at + 1;
    else if (sign === '{' && ++depth === 1) opened = at;
    else if (sign === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

/** The class names that a selector needs to fit. */
const neededBy = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

const fits = (selectors: string, classes: ReadonlySet<string>) =>
  selectors.split(/,(?![^(]*\))/).some((selector) => neededBy(selector).every((name) => classes.has(name)));

function pick(css: string, classes: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (!head.startsWith('@')) return fits(head, classes) ? `${head}{${body}}` : '';
      const inner = /^@(?:layer|media|supports|container)\b/.test(head) ? pick(body, classes) : '';
      return inner && `${head}{${inner}}`;
    })
    .join('');
}

/** Of a style sheet, as the bundler writes it, the rules that a piece of HTML needs. */
export function stylesFor(html: string, css: string): string {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return pick(css.replace(/\/\*[\s\S]*?\*\//g, ''), new Set(classes));
}
