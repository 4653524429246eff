// `npm run journey -- '<the Mail link that npm start printed>'` takes the main path against a server that is up.
import { runJourney } from '@greenroom/testing/journey';

const mailLink = process.argv[2] ?? '';
if (!URL.canParse(mailLink)) throw new Error('Pass the Mail link that "npm start" printed.');
const scores = await runJourney(mailLink);
console.log(`strong answers ${scores.strong}, weak answers ${scores.weak}`);
process.exitCode = scores.strong - scores.weak >= 40 ? 0 : 1;
