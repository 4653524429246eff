import { describe, expect, it } from 'vitest';
import type { HostFiles } from './host-files.ts';

const first = '5f1f6f7e-0000-4000-8000-000000000001';
const second = 'a71f6f7e-0000-4000-8000-000000000002';
const bytes = new TextEncoder().encode('a resume');
const textOf = async (file: { body: ReadableStream<Uint8Array> } | null) =>
  file && (await new Response(file.body).text());

/** A stream of so many bytes in chunks of 64 KiB, none held twice. */
function longStream(sizeBytes: number, breaksAfterBytes = Number.POSITIVE_INFINITY) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= breaksAfterBytes) return controller.error(new Error('the client went away'));
      if (sent >= sizeBytes) return controller.close();
      const chunk = new Uint8Array(Math.min(65_536, sizeBytes - sent)).fill((sent / 65_536) % 251);
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
}

/** What every store of files must do, whatever is behind it. `reopen` opens the same place as another process would. */
export function describeFileStore(name: string, reopen: () => Promise<HostFiles>): void {
  describe(`${name} as a store of files`, () => {
    it('says where it is and that it can be used', async () => {
      const files = await reopen();
      await files.check();
      expect(files.place).not.toBe('');
    });

    it('gives back what was written, from bytes and from a stream, with its size', async () => {
      const files = await reopen();
      expect(await files.write(first, bytes)).toBe(8);
      expect(await files.write(second, new Blob(['in ', 'parts']).stream())).toBe(8);
      expect((await files.read(first))?.sizeBytes).toBe(8);
      expect(await textOf(await files.read(first))).toBe('a resume');
      expect(await textOf(await files.read(second))).toBe('in parts');
    });

    it('keeps a file without a byte', async () => {
      const files = await reopen();
      expect(await files.write(first, new Uint8Array())).toBe(0);
      const read = await files.read(first);
      expect(read?.sizeBytes).toBe(0);
      expect(await textOf(read)).toBe('');
      expect(await files.write(second, new Blob([]).stream())).toBe(0);
      expect((await files.read(second))?.sizeBytes).toBe(0);
    });

    it('takes and gives a long stream whole', async () => {
      const files = await reopen();
      const size = 20 * 1024 * 1024 + 17;
      expect(await files.write(first, longStream(size))).toBe(size);
      const read = await files.read(first);
      expect(read?.sizeBytes).toBe(size);
      const given = new Uint8Array(await new Response(read?.body).arrayBuffer());
      const sent = new Uint8Array(await new Response(longStream(size)).arrayBuffer());
      expect(Buffer.compare(given, sent)).toBe(0);
    });

    it('keeps what was written for the next process', async () => {
      await (await reopen()).write(first, bytes);
      expect(await textOf(await (await reopen()).read(first))).toBe('a resume');
    });

    it('answers null for a file that is not there, and removing it is no error', async () => {
      const files = await reopen();
      await files.remove(first);
      expect(await files.read(first)).toBeNull();
      await files.remove(first);
      await files.write(first, bytes);
      await files.remove(first);
      expect(await files.read(first)).toBeNull();
    });

    it('copies bytes, and the copy outlives its source', async () => {
      const files = await reopen();
      await files.write(first, bytes);
      await files.copy(first, second);
      await files.remove(first);
      expect(await textOf(await files.read(second))).toBe('a resume');
      await files.remove(second);
      await expect(files.copy(first, second)).rejects.toThrow();
      expect(await files.read(second)).toBeNull();
    });

    it.each([1, 12 * 1024 * 1024])(
      'shows nothing of a write that breaks off after %i bytes',
      async (after) => {
        const files = await reopen();
        await files.remove(first);
        await expect(files.write(first, longStream(30 * 1024 * 1024, after))).rejects.toThrow(
          'the client went away',
        );
        expect(await files.read(first)).toBeNull();
      },
    );

    it.each(['../../etc/passwd', 'a/b', '..', 'partial/x', 'C:\\x', '', `${first}/..`, `${first}?acl`])(
      'refuses the name %j',
      async (refused) => {
        const files = await reopen();
        await expect(files.write(refused, bytes)).rejects.toThrow('name');
        await expect(files.read(refused)).rejects.toThrow('name');
        await expect(files.remove(refused)).rejects.toThrow('name');
        await expect(files.copy(first, refused)).rejects.toThrow('name');
        await expect(files.copy(refused, first)).rejects.toThrow('name');
      },
    );
  });
}
