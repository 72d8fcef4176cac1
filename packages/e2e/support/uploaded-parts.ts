import type { Page, Request } from '@playwright/test';

/** The parts of photos that a page uploads from now on. */
export function uploadedParts(page: Page): readonly Request[] {
  const parts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts.push(request);
  });
  return parts;
}

/** Bytes that were sent in them. */
export async function bytesOf(parts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(parts.map(async (part) => (await part.allHeaders())['content-length']));
  return sizes.reduce((sum, bytes) => sum + Number(bytes), 0);
}
