/** Things that people count: "report" alone is no skill. */
const things = new Set(
  'framework library forklift jack truck van crane bus car vehicle ladder till checklist roadmap project website webpage app application database dashboard platform program programme pipeline campaign budget spreadsheet report workflow template layout logo drive link workbook record handbook manual brochure flyer brand newsletter blog channel portal plugin bot robot device machine engine script warehouse restaurant kitchen shop portfolio proposal presentation workshop seminar conference exhibition film article book thesis club committee branch position internship course class cluster queue prototype module game product plan tool system method technique solution initiative policy procedure protocol team crew group squad network series fleet score rate base member console step release integration deployment upgrade migration page site process model strategy server service store department feature interface study survey unit algorithm company event client customer office rollout pilot schedule region area territory account contract session video chapter paper role degree audit review experiment trial test index'.split(
    ' ',
  ),
);
/** "Crawler", "editor": what does a work is one of several too; stuff is not. */
const agent =
  /^(?!(?:labou?r|behaviou?r|water|power|paper|weather|copper|timber|rubber|leather|colou?r|lumber|cyber|order|other|further|outdoor|indoor|reefer|major|minor|senior|junior|prior|superior|number|color|dinner|summer|winter|floor|door|matter)$)\p{Ll}{3,}(?:er|or)$/u;

export const isCountable = (word: string) => things.has(word) || agent.test(word);

export const articleOf = (word: string) =>
  /^[\p{Lu}\d]{2,}\b/u.test(word)
    ? /^(?:[AEFHILMNORSX8]|11|18)/.test(word)
      ? 'an'
      : 'a'
    : /^(?:[aeio](?!ne\b)|u(?!ni|se|ti|sa)|hono|hour)/i.test(word)
      ? 'an'
      : 'a';
