import type { FileStore } from '@greenroom/gateway';

/** The store as the host knows it: what the gateway uses, and whether it can be used now. */
export interface HostFiles extends FileStore {
  /** Where the files are, for people: a folder or the host and bucket of a store. */
  readonly place: string;
  /** Resolves where the store answers and takes files; rejects where it does not. */
  check(): Promise<void>;
  close(): void;
}
