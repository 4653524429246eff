declare module 's3rver' {
  interface S3rverStore {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
  }

  /** A server that speaks S3 over files of this machine. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    store: S3rverStore;
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
