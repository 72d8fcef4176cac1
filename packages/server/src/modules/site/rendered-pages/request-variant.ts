import { chosenIn } from '@naija/contracts/remote/chosen-releases';
import type { Language } from '@naija/contracts/domain/languages';
import { REMOTES_PARAMETER, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import type { FastifyRequest } from 'fastify';
import { requestLanguage, cookieValue } from '../../../platform/http/request-language.ts';

/** Everything in a request, except its address, that changes the page. */
export interface RequestVariant {
  /** Such as `directory=1.2.0&auth=none`; '' without any. */
  releases: string;
  lite: boolean;
  language: Language;
}

/** A longer cookie is not the shell's */
const MAX_COOKIE = 1_000;

export function readVariant(request: Pick<FastifyRequest, 'headers' | 'url'>): RequestVariant {
  const { headers, url } = request;
  const { cookie, 'save-data': saveData } = headers;
  const isSavingData = saveData !== undefined && String(saveData).toLowerCase() === 'on';
  const named = choosesReleases(url) ? releasesIn(url) : '';
  const stored = cookieValue(cookie, RENDERING_COOKIES.releases).slice(0, MAX_COOKIE);
  return {
    // The first entry of a remote counts.
    releases: [named, stored].filter((text) => text !== '').join('&'),
    lite: isSavingData || cookieValue(cookie, RENDERING_COOKIES.lite) === '1',
    language: requestLanguage(request),
  };
}

/**
 * Returns true if an address opens the overlay of remotes, or names releases; such addresses are for people who work on the
 * site.
 */
export function choosesReleases(url: string): boolean {
  return url.includes(REMOTES_PARAMETER) && new URLSearchParams(queryOf(url)).has(REMOTES_PARAMETER);
}

function releasesIn(url: string): string {
  return [...(chosenIn(queryOf(url)) ?? [])].map((release) => release.join('=')).join('&');
}

function queryOf(url: string): string {
  const [, ...query] = url.split('?');
  return query.join('?');
}
