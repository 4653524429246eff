import { asIs, asIsCode, type Evidence, type Said, type Worded } from '@greenroom/domain';

/** The parts of a text by code; none for what somebody wrote, which stays as it is. */
export const saidOf = ({ said }: Worded): Said | undefined =>
  said.every(({ code }) => code === asIsCode) ? undefined : said;

/** A message with its parts by code, to be spread into a remark or a flag. */
export const messageOf = (message: Worded): Pick<Evidence, 'message' | 'said'> => ({
  message: message.text,
  said: saidOf(message),
});

/** The message of a remark again as a text. */
export const wordedOf = ({ message, said, lang }: Pick<Evidence, 'message' | 'said' | 'lang'>): Worded =>
  said ? { text: message, said } : asIs(message, lang);
