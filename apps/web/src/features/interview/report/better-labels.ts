import type { BetterKind, BetterReply } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind of edit is called, and why it helps. */
export const betterLabels: Readonly<
  Record<BetterKind, { title: MessageDescriptor; reason: MessageDescriptor }>
> = {
  filler: { title: msg`Filler word removed`, reason: msg`Your point comes across without it.` },
  hedge: { title: msg`Made more direct`, reason: msg`You sound more confident without it.` },
  repeat: { title: msg`Repetition removed`, reason: msg`You said this twice or started over.` },
  correction: {
    title: msg`As you meant it`,
    reason: msg`You corrected yourself. This keeps what you meant.`,
  },
  opening: { title: msg`Straight to the point`, reason: msg`Start with your answer.` },
  closing: { title: msg`Ends on your point`, reason: msg`Stop once you've said it.` },
  sentences: { title: msg`Turned into sentences`, reason: msg`We added periods and capital letters.` },
  commas: { title: msg`Commas added`, reason: msg`They show where to pause.` },
  split: { title: msg`Split in two`, reason: msg`One idea per sentence is easier to follow.` },
  direct: { title: msg`Said directly`, reason: msg`Say what you did. It sounds stronger.` },
  spelling: { title: msg`Spelling fixed`, reason: msg`Now it reads the way you meant it.` },
  plain: { title: msg`Said plainly`, reason: msg`The plain word is easier to follow.` },
  moved: { title: msg`Moved up`, reason: msg`This answers the question. Say it first.` },
  blank: { title: msg`A blank for you to fill in`, reason: msg`Add a fact here to make it your own.` },
  rewrite: { title: msg`Reworded`, reason: msg`The same facts, more directly.` },
};

/** What to write where a reply can't be worked into the text. */
export const replyHints: Readonly<Record<BetterReply['slot'], MessageDescriptor>> = {
  sentence: msg`Write it as a sentence: who did what? For example: “I called the vendor.”`,
  amount: msg`Write a number, such as “about 12.”`,
  growth: msg`Write a number, such as 20%.`,
  degree: msg`Write a number, such as 20%.`,
  span: msg`Write how long, such as “three weeks.”`,
};
