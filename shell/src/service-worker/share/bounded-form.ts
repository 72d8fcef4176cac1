import { LIMITS } from '@naija/contracts/domain/limits';

/** Bytes of a form with the largest photo, with room for what stands around it. */
const MOST_BYTES = LIMITS.imageMaxBytes + 64 * 1024;

/**
 * Reads a form, but no further than one with a photo may be long; undefined where it is longer. A browser that does not
 * give out bodies in parts reads all of it, as it has done already. Rejects where it is no form.
 */
export async function boundedForm(request: Request): Promise<FormData | undefined> {
  // Not in every browser, whatever the types say.
  const body = request.body as ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined;
  if (!body) return request.formData();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(new Blob(parts), { headers }).formData();
}
