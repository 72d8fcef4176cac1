/** Chromium's offer to install the product, as the browser hands it over; not all browsers have it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog; once. */
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Of the window: an offer came, or is gone. */
const CHANGE = 'naija:install';

let caught: InstallPrompt | undefined;

/** Keeps the browser's offer, which comes once and may come before anything is drawn. */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // It is for us to say when: some browsers would lay a bar over the page at once.
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => {
    keep(undefined);
  });
}

/** The offer that has not been used yet. */
export function installPrompt(): InstallPrompt | undefined {
  return caught;
}

/** Takes the offer, which can be used once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const taken = caught;
  keep(undefined);
  return taken;
}

/** Calls back when an offer came or went, until the function it returns is called. */
export function onInstallPrompt(changed: () => void): () => void {
  addEventListener(CHANGE, changed);
  return () => {
    removeEventListener(CHANGE, changed);
  };
}

function keep(prompt: InstallPrompt | undefined): void {
  caught = prompt;
  dispatchEvent(new Event(CHANGE));
}
