const irregular: ReadonlyMap<string, string> = new Map(
  'be:was become:became begin:began break:broke bring:brought build:built buy:bought catch:caught choose:chose come:came cut:cut do:did draw:drew drive:drove fall:fell feel:felt fight:fought find:found fix:fixed forget:forgot get:got give:gave go:went grow:grew have:had hear:heard help:helped hit:hit hold:held keep:kept know:knew lay:laid lead:led learn:learned leave:left let:let lose:lost make:made mean:meant meet:met pay:paid put:put read:read rebuild:rebuilt ride:rode ring:rang rise:rose run:ran say:said see:saw sell:sold send:sent set:set shake:shook show:showed speak:spoke spend:spent stand:stood stick:stuck sweep:swept swim:swam take:took teach:taught tell:told think:thought throw:threw understand:understood wake:woke win:won write:wrote mix:mixed stay:stayed play:played pray:prayed'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Short verbs that double their last letter: "planned". */
const doubling = new Set(
  'plan stop drop ship chat step swap tag log map grab plug scan shop skip slip tip trim wrap zip ban beg clap fit hug jog nod pin rob rub submit admit commit permit refer prefer occur control transfer'.split(
    ' ',
  ),
);
const vowelGroups = (word: string) => word.match(/[aeiouy]+/g)?.length ?? 0;

/** The past of a verb; null where its spelling isn't certain. "Was" is left out, since it asks for its subject. */
export function pastOf(verb: string): string | null {
  if (verb === 'be') return null;
  const known = irregular.get(verb);
  if (known) return known;
  if (!/^[a-z]{3,}$/.test(verb) || /(?:ing|ed)$/.test(verb)) return null;
  if (doubling.has(verb)) return `${verb}${verb.at(-1)}ed`;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  // "Stop" may double its letter, "deliver" and "clean" don't.
  const mayDouble = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) && vowelGroups(verb) === 1;
  return mayDouble ? null : `${verb}ed`;
}

const bases = [...irregular.keys()];
/** The verb that an -ing form is of: "winning" of "win"; null where it isn't certain. */
export function baseOfGerund(word: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1];
  if (!stem) return null;
  const isTwice = stem.at(-1) === stem.at(-2);
  const single = isTwice ? stem.slice(0, -1) : stem;
  for (const base of [single, `${single}e`]) if (bases.includes(base) || doubling.has(base)) return base;
  if (isTwice) return /(?:ss|ll)$/.test(stem) ? stem : null;
  if (
    /[^aeiou]y$|(?:nt|ct|st|rt|sh|ch|ck|lk|lp|nd|rn|ld|in|ain|er|en|on|ow|ay|oy|eet|ook|oad|ean|eed|ess)$/.test(
      stem,
    )
  )
    return stem;
  return /(?:at|iv|uc|ag|iz|as|id|ov|ng|rv|us|ur|ir|bl|in)$/.test(stem) ? `${stem}e` : null;
}
