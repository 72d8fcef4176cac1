import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';

/** Milliseconds after `load` at which the code is loaded even where the browser is never idle. */
const IDLE_TIMEOUT_MS = 1_500;

const data = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
let begun = false;

function begin(): void {
  if (begun || !data) return;
  begun = true;
  const { main, files } = JSON.parse(data) as BootData;
  for (const [url, integrity] of files) preload(url, integrity);
  void import(/* @vite-ignore */ main);
}

function preload(url: string, integrity: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  if (integrity !== '') link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(begin, IDLE_TIMEOUT_MS / 10);
}

for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, begin, { capture: true, passive: true });
if (document.readyState === 'complete') beginWhenIdle();
else addEventListener('load', beginWhenIdle);
