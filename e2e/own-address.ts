import { request } from 'node:http';

/** Linux answers on all of 127.0.0.0/8; other systems have 127.0.0.1 alone. */
const hasManyAddresses = process.platform === 'linux';

const ownAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `127.${a}.${b}.${1 + (Number(c) % 250)}`;
};

/**
 * As `fetch`, from an address of this machine that no other story has: sign-ins are limited by address, and all stories
 * together are more people than one address may be.
 */
export function fetchFromOwnAddress(): typeof fetch {
  if (!hasManyAddresses) return fetch;
  const localAddress = ownAddress();
  return async (input, init) => {
    const asked = new Request(input, init);
    const body = Buffer.from(await asked.arrayBuffer());
    const url = new URL(asked.url);
    const headers = { ...Object.fromEntries(asked.headers), 'content-length': String(body.length) };
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: url.port,
          path: `${url.pathname}${url.search}`,
          method: asked.method,
          headers,
          localAddress,
        },
        async (answer) => {
          const parts: Buffer[] = [];
          for await (const part of answer) parts.push(part as Buffer);
          const kept = Object.entries(answer.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          );
          resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500, headers: kept }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
