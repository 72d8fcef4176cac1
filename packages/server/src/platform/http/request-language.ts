import { readLanguage, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import type { FastifyRequest } from 'fastify';

/** Language of pages in the browser, from its cookie; English by default. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return readLanguage(cookieValue(headers.cookie, RENDERING_COOKIES.language)) ?? SOURCE_LANGUAGE;
}

/** Value of a cookie of a request; '' without it. */
export function cookieValue(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}
