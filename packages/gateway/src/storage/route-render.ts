import { isRead } from '../authenticate.ts';
import { type Call, objectOf, turnOf } from './call.ts';
import type { ReadAccess } from './download.ts';
import { methodNotAllowed, notSupported, routeNotFound } from './errors.ts';
import { renderImage } from './render.ts';
import { parseTransformation } from './transformation.ts';

/** `/render/image/{authenticated|public|sign}/{bucket}/{key}`: an image drawn as the address, or its signature, says. */
export async function routeRender(call: Call): Promise<Response> {
  const { area, request, identity, segments } = call;
  const [what, kind, ...rest] = segments;
  if (what !== 'image') throw routeNotFound(call);
  if (!isRead(request.method)) throw methodNotAllowed();
  const { searchParams } = new URL(request.url);
  if (searchParams.has('versionId')) throw notSupported('Versioning');
  const { bucketId, key } = objectOf(rest);
  const render = (access: ReadAccess, raw: Readonly<Record<string, unknown>>) =>
    renderImage(area, request, {
      bucketId,
      key,
      access,
      transformation: parseTransformation(raw),
      turn: turnOf(call),
    });
  if (kind === 'authenticated') {
    return render({ kind: 'caller', caller: identity }, Object.fromEntries(searchParams));
  }
  if (kind === 'public') return render({ kind: 'public' }, Object.fromEntries(searchParams));
  if (kind !== 'sign') throw routeNotFound(call);
  const token = searchParams.get('token') ?? '';
  const { transform } = await area.signatures.verifyDownload(token, bucketId, key);
  return render({ kind: 'signed', token, transformed: true }, transform ?? {});
}
