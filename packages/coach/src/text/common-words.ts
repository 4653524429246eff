import { stemOf } from './stem.ts';

/** Words found in answers to almost any question: sharing them with an ideal answer shows nothing about the topic. */
const words =
  'able about act actually add after afterwards agree almost alone already always another around ask away back bad become begin believe best big bit break bring build call can care carry case certain change check choose clear close come common complete consider contact control cost day deal decide definitely depend different difficult do early easy effect end enough even evening every example exciting expect explain fact fall far fast feel few find fine first five fix follow four full general get give glad go good great grow half hand happen happy hard hear help high hold home hope hour however idea important improve include interest job keep kind know large last late lead learn leave less let level life like likely line list listen little live long look lose lot low main make matter mean meet member minute moment month more morning most move must name near need never new next nice nine normal note number offer office often old once open order own pair part past pay people perhaps person place plan point possible prepare present problem put question quick quickly quite reach ready real really reason recent regular remain remember result right role run safe same say second see seem send set several share short should show side simple simply since single sit situation six slow small something sometimes soon speak spend stand start stay step still stop sure take talk team tell ten test thank thing think third three time today together too tool top total touch toward try turn twice two type understand until up use useful usually value very visit wait walk want watch way week well while whole wish without word work worker world worry write wrong year yes yesterday';

export const commonStems: ReadonlySet<string> = new Set(words.split(' ').map(stemOf));

/** Words of working life that stand in so many answers that a key point can't be told by one of them alone. */
const workWords =
  'customer store detect colleague manager department company discuss allow compare agree gap nobody divide euro sign sell group figure share locate report date count document save combine limit earlier cause increase protect listen send user offer risk service goal measure data percent system together mistake plan week afternoon staff shift project task role job decision option idea feedback email phone mail page desk room client boss today tomorrow monday friday hundred dozen later join ask check trust honest clear calm openly agreement colleagues quiet extra';

export const everydayStems: ReadonlySet<string> = new Set([
  ...commonStems,
  ...workWords.split(' ').map(stemOf),
]);
