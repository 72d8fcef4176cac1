import type { Language } from '@naija/contracts/domain/languages';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { escapeMarkup } from '../../../platform/http/escaping.ts';
import { words } from '../../../platform/translations/words.ts';

const TEXTS = words('server.page.noCode', {
  text: 'Part of this page has not loaded. You can read it and follow its links, but buttons do not work yet.',
  unreachable: 'It cannot be reached now. Try again later.',
  tryAgain: 'Try again',
});

const ID = `#${RENDERED_PAGE.noticeId}`;

/** Custom properties of the design system, which every rendered page has */
export const NO_CODE_STYLE = [
  `${ID}{position:sticky;z-index:30;inset-block-end:0}`,
  `${ID}>:not([hidden]){display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1rem;padding:.5rem 1rem;background:var(--color-surface);color:var(--color-ink);border-block-start:1px solid var(--color-edge)}`,
  `${ID} p{flex:0 1 34rem;margin:0;font-size:var(--text-small)}`,
  `${ID} span:not([hidden]){display:block}`,
  `${ID} button{min-height:3rem;padding:0 1rem;background:none;border:1px solid var(--color-edge);border-radius:var(--radius-medium);color:var(--color-brand);font:inherit;font-weight:700;cursor:pointer}`,
].join('');

/** Shown if the code of the page cannot be loaded. */
export function noCodeNotice(language: Language): string {
  const { text, unreachable, tryAgain } = TEXTS(language);
  return (
    `<div id="${RENDERED_PAGE.noticeId}" role="status"><div hidden><p>${escapeMarkup(text)} ` +
    `<span hidden>${escapeMarkup(unreachable)}</span></p><button type="button">${escapeMarkup(tryAgain)}</button></div></div>`
  );
}
