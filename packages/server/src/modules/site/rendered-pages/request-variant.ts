import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import type { FastifyRequest } from 'fastify';

/** What a request says that changes the page, beside its address. */
export interface RequestVariant {
  /** Value of the cookie, '' without one. */
  releases: string;
  lite: boolean;
}

/** Of a remote's name and version for each remote; a longer one is none of the shell's. */
const MAX_COOKIE = 1_000;

export function readVariant({ headers }: FastifyRequest): RequestVariant {
  const { cookie, 'save-data': saveData } = headers;
  const isSavingData = saveData !== undefined && String(saveData).toLowerCase() === 'on';
  if (cookie === undefined) return { releases: '', lite: isSavingData };
  return {
    releases: cookieValue(cookie, RENDERING_COOKIES.releases).slice(0, MAX_COOKIE),
    lite: isSavingData || cookieValue(cookie, RENDERING_COOKIES.lite) === '1',
  };
}

function cookieValue(header: string, name: string): string {
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}
