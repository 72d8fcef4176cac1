import type { Page, Request } from '@playwright/test';

/** Collects the PATCH requests of photo uploads. */
export function uploadedParts(page: Page): readonly Request[] {
  const parts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts.push(request);
  });
  return parts;
}

export async function bytesOf(parts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(parts.map(async (part) => (await part.allHeaders())['content-length']));
  return sizes.reduce((sum, bytes) => sum + Number(bytes), 0);
}
