import { everydayStems } from './common-words.ts';
import { contentStems, readPassage } from './passage.ts';
import { stemOf } from './stem.ts';

/** Words that stand in any ad and any resume: sharing them shows nothing. */
const empty = new Set(
  'experience experienced ability able strong knowledge required requirement preferred year years skill skills work working team teams environment including related various daily ensure provide support maintain assist help perform manage process processes customer customers client clients service services company business level high quality new multiple responsible responsibility duty duties task tasks job role position understanding proficiency proficient familiarity excellent good demonstrated proven minimum least plus bonus degree use using used tool tools system systems develop development'
    .split(' ')
    .map(stemOf),
);
/** The stems of a text that tell what it is about. */
export const tellingStems = (text: string): Set<string> =>
  new Set(
    contentStems(readPassage(text)).filter(
      (stem) => !everydayStems.has(stem) && !empty.has(stem) && !/^\d/.test(stem),
    ),
  );
