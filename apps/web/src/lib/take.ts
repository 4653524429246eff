/** One recording of an answer: from a press on record to the next stop. It never leaves the device. */
export interface Take {
  id: string;
  sessionId: string;
  question: string;
  mimeType: string;
  /** Where it begins in the times of the dictated words, in seconds. */
  fromSeconds: number;
  /** Epoch milliseconds. */
  startedAt: number;
}
