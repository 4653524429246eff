import { stemmer } from 'stemmer';
import { americanSpelling } from './spelling.ts';
import { synonymGroups } from './synonyms.ts';

const cacheLimit = 20_000;
const cache = new Map<string, string>();

const irregular = new Map(
  Object.entries({
    led: 'lead',
    built: 'build',
    made: 'make',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    wrote: 'write',
    written: 'write',
    ran: 'run',
    sold: 'sell',
    told: 'tell',
    held: 'hold',
    kept: 'keep',
    met: 'meet',
    sent: 'send',
    spent: 'spend',
    taught: 'teach',
    thought: 'think',
    brought: 'bring',
    bought: 'buy',
    caught: 'catch',
    found: 'find',
    got: 'get',
    went: 'go',
    gone: 'go',
    began: 'begin',
    begun: 'begin',
    chose: 'choose',
    chosen: 'choose',
    grew: 'grow',
    grown: 'grow',
    knew: 'know',
    known: 'know',
    left: 'leave',
    lost: 'lose',
    paid: 'pay',
    said: 'say',
    saw: 'see',
    seen: 'see',
    spoke: 'speak',
    stood: 'stand',
    understood: 'understand',
    heard: 'hear',
    broke: 'break',
    broken: 'break',
    fell: 'fall',
    rose: 'rise',
    risen: 'rise',
    fallen: 'fall',
    felt: 'feel',
    hid: 'hide',
    hidden: 'hide',
    children: 'child',
    people: 'person',
    forgot: 'forget',
    forgotten: 'forget',
    slept: 'sleep',
    fought: 'fight',
    drove: 'drive',
    driven: 'drive',
    rang: 'ring',
    rung: 'ring',
    sat: 'sit',
    drew: 'draw',
    drawn: 'draw',
    threw: 'throw',
    thrown: 'throw',
    came: 'come',
    won: 'win',
    shown: 'show',
    spoken: 'speak',
    bled: 'bleed',
    dealt: 'deal',
    swore: 'swear',
    wore: 'wear',
    worn: 'wear',
    ate: 'eat',
    fed: 'feed',
    shut: 'shut',
    stuck: 'stick',
    hung: 'hang',
    sought: 'seek',
    woke: 'wake',
    died: 'die',
    dying: 'die',
    indices: 'index',
    indexes: 'index',
    matrices: 'matrix',
    vertices: 'vertex',
    criteria: 'criterion',
    better: 'improve',
    data: 'data',
  }),
);

/** What the stemmer would make one with "us", "on", "even", "will", "person" and "can". */
const apart = new Map(
  Object.entries({
    use: 'use',
    uses: 'use',
    used: 'use',
    using: 'use',
    useful: 'use',
    one: 'one',
    ones: 'one',
    evening: 'evening',
    evenings: 'evening',
    willing: 'willing',
    personal: 'personal',
    personally: 'personal',
    cans: 'cans',
    canned: 'cans',
  }),
);

function plainStem(word: string): string {
  const bare = word.replace(/'(?:s|d|ll|ve|re|m)?$/, '');
  const own = apart.get(bare);
  if (own) return own;
  // The stemmer turns "deploy" into "deploi" and "deployment" into "deploy".
  return stemmer(irregular.get(bare) ?? bare).replace(/([aeou])i$/, '$1y');
}

const canonical = new Map<string, string>();
for (const group of synonymGroups) {
  const stems = group.split(' ').map(plainStem);
  for (const stem of stems) if (!canonical.has(stem)) canonical.set(stem, stems[0] ?? stem);
}

const roots = new Map<string, string>();

/** The stem of a normalized word, its inflections and its other spelling, synonyms apart. */
export function rootOf(word: string): string {
  const cached = roots.get(word);
  if (cached !== undefined) return cached;
  const root = plainStem(americanSpelling(word));
  if (roots.size >= cacheLimit) roots.clear();
  roots.set(word, root);
  return root;
}

/** The stem that stands for a normalised word, its inflections, its other spelling and its accepted synonyms. */
export function stemOf(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const plain = rootOf(word);
  const stem = canonical.get(plain) ?? plain;
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, stem);
  return stem;
}
