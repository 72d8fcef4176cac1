import { LIMITS } from '@naija/contracts/domain/limits';

const MAX_BYTES = LIMITS.imageMaxBytes + 64 * 1024;

/** Undefined for a form above `MAX_BYTES`. @throws TypeError where it is no form */
export async function readBoundedForm(request: Request): Promise<FormData | undefined> {
  // Absent in some browsers, whatever the types say.
  const body = request.body as ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined;
  if (!body) return request.formData();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(read.value);
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(new Blob(parts), { headers }).formData();
}
