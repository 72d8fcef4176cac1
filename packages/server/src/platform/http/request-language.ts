import { readLanguage, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import type { FastifyRequest } from 'fastify';
import { cookieValue } from './cookie-value.ts';

/** The language in which the browser of a request shows pages; English where its cookie is absent, or names none. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return readLanguage(cookieValue(headers.cookie, RENDERING_COOKIES.language)) ?? SOURCE_LANGUAGE;
}
