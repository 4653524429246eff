/** The words of a mention, and the text before and after them where they mean something else. */
export interface Sense {
  before?: RegExp;
  word: RegExp;
  after?: RegExp;
}
