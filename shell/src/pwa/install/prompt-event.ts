declare global {
  var naijaInstallPrompt: Event | undefined;
}

/** Chromium's `BeforeInstallPromptEvent`; not in TypeScript's library. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const CHANGE = 'naija:install';

let caught: InstallPrompt | undefined;

/** Keeps the prompt for the boot script: the browser fires it once, possibly before the code of the page has loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.naijaInstallPrompt = event;
  });
}

/** Keeps the prompt, which the browser fires once, possibly before the first render. */
export function catchInstallPrompt(): void {
  caught = globalThis.naijaInstallPrompt as InstallPrompt | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // Otherwise some browsers show a bar at once.
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => {
    setPrompt(undefined);
  });
}

export function installPrompt(): InstallPrompt | undefined {
  return caught;
}

export function takeInstallPrompt(): InstallPrompt | undefined {
  const taken = caught;
  setPrompt(undefined);
  return taken;
}

export function onInstallPrompt(listener: () => void): () => void {
  addEventListener(CHANGE, listener);
  return () => {
    removeEventListener(CHANGE, listener);
  };
}

function setPrompt(prompt: InstallPrompt | undefined): void {
  caught = prompt;
  dispatchEvent(new Event(CHANGE));
}
