import { freezeInSteps } from './intrinsics/freeze-intrinsics.ts';
import { announceFailed } from './live-event.ts';

/**
 * Brings a page to life that can be read already: it freezes the intrinsics and imports React, the runtime and the shell,
 * each in a task of its own, between which the browser answers input. No release runs before.
 */
export async function loadInSteps(): Promise<void> {
  try {
    const freezing = freezeInSteps();
    while (!freezing.next().done) await nextTask();
    await import('react-dom/client');
    await nextTask();
    await import('@naija/runtime');
    await nextTask();
    await import('./bootstrap.tsx');
  } catch (error) {
    announceFailed();
    throw error;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
