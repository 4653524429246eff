import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Settings } from './s3.ts';

/** This server answers once it has read an object, a moment before the file is written; a store of S3 answers afterwards. */
function answerOnceWritten({ store }: S3rver): void {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const answer = await put(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await stat(path)).size !== answer.size) await setTimeout(1);
    return answer;
  };
}

/** A real S3-compatible server on this machine, with one bucket; closed, its port refuses. */
export async function startS3Server(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-server-'));
  const bucket = 'greenroom-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  answerOnceWritten(server);
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      // The only pair this server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
