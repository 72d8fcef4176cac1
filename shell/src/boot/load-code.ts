import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import type { BootData } from '@naija/contracts/remote/rendered-page';

const IDLE_TIMEOUT_MS = 1_500;
/** Delay in browsers without `requestIdleCallback`. */
const IDLE_DELAY_MS = 200;

const INPUT = ['pointerdown', 'keydown', 'focusin'];

/**
 * Loads the code of the page once it is painted and the browser is idle, or at the first input.
 * @param onFailed not called for files that the entry imports later
 */
export function loadCode(
  { main, files, registry = REGISTRY_PATH }: BootData,
  run: (url: string) => Promise<unknown>,
  onFailed: () => void,
): void {
  let hasBegun = false;
  const begin = (priority: 'auto' | 'low') => {
    if (hasBegun) return;
    hasBegun = true;
    for (const [url, integrity] of files) preload(url, integrity, priority);
    preload(registry, '', priority, 'fetch');
    run(main).catch(onFailed); // Visitors can still read the page and use its links.
  };
  const beginNow = () => {
    begin('auto');
  };
  const beginWhenIdle = () => {
    whenIdle(() => {
      begin('low');
    });
  };
  for (const type of INPUT) addEventListener(type, beginNow, { capture: true, passive: true, once: true });
  if (document.readyState === 'complete') beginWhenIdle();
  else addEventListener('load', beginWhenIdle, { once: true });
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_DELAY_MS);
}

function preload(url: string, integrity: string, priority: 'auto' | 'low', as?: 'fetch'): void {
  const link = document.createElement('link');
  link.rel = as ? 'preload' : 'modulepreload';
  if (as) link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.fetchPriority = priority;
  link.href = url;
  document.head.append(link);
}
