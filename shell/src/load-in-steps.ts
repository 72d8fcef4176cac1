import { FAILED_EVENT } from './live-event.ts';

/**
 * Imports the code of a page that can be read already: React, the runtime and the shell each in a task of its own, between
 * which the browser answers input.
 */
export async function loadInSteps(): Promise<void> {
  try {
    await import('react-dom/client');
    await nextTask();
    await import('@naija/runtime');
    await nextTask();
    await import('./bootstrap.tsx');
  } catch (error) {
    document.dispatchEvent(new Event(FAILED_EVENT));
    throw error;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
