import { addressGroup } from '../address-group.ts';
import type { Identity } from '../http.ts';
import type { StorageArea } from './area.ts';
import { parseBucketId, parseKey } from './object-key.ts';

/** One request to the storage area. */
export interface Call {
  area: StorageArea;
  request: Request;
  /** The path below /storage/v1, still percent-encoded. */
  path: string;
  identity: Identity;
  clientAddress: string;
  /** What is left of the path, decoded. */
  segments: string[];
}

/** The object that segments name. Throws 400 and 404. */
export function objectOf([bucketId, ...rest]: string[]) {
  return { bucketId: parseBucketId(bucketId), key: parseKey(rest.join('/')) };
}

/** Whose turn a request uses up: the user's, or the network's where nobody is signed in. */
export const turnOf = ({ identity, clientAddress }: Pick<Call, 'identity' | 'clientAddress'>) =>
  identity.userId ?? addressGroup(clientAddress);
