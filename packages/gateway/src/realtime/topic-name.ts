/** What broadcasts and presences belong to. A private topic and a public one of the same name are two. */
export interface TopicName {
  /** Without the prefix that the client's library puts before it. */
  topic: string;
  isPrivate: boolean;
}

const prefix = 'realtime:';

/** The topic without the prefix that the client's library puts before it. */
export const subTopic = (topic: string) => topic.replace(/^realtime:/, '');

/** The topic as a client joins it. */
export const channelTopic = ({ topic }: TopicName) => `${prefix}${topic}`;
