import { msg } from '@lingui/core/macro';

/** What the domain and the server say of an interview, for the catalogs; `said` looks it up by its text. */
export const domainMessages = [
  msg`HR/Behavioral`,
  msg`Technical`,
  msg`Mixed`,
  msg`Custom`,
  msg`Easy`,
  msg`Medium`,
  msg`Hard`,
  msg`Technical Accuracy`,
  msg`Problem Solving`,
  msg`Communication Clarity`,
  msg`Relevant Experience`,
  msg`Working Style`,
  msg`Fewer than 30 seconds of speech: too little to measure.`,
  msg`The AI model took too long, so the built-in engine answered.`,
  msg`The AI provider is busy, so the built-in engine answered.`,
  msg`The AI provider refused the key of this site, so the built-in engine answered.`,
  msg`The AI model's answer could not be used, so the built-in engine answered.`,
  msg`The AI model declined this request, so the built-in engine answered.`,
  msg`The AI provider had a fault, so the built-in engine answered.`,
  msg`The AI provider could not be reached, so the built-in engine answered.`,
  msg`The AI provider rejected the request, so the built-in engine answered.`,
  msg`The AI provider failed several times and is left alone for a minute, so the built-in engine answered.`,
  msg`That was a lot of AI work within a minute, so the built-in engine answered. In a minute the AI model helps again.`,
  msg`Your AI work for today is used up, so the built-in engine answered. Tomorrow the AI model helps again.`,
];
