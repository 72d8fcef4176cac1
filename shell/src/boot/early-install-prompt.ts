declare global {
  var naijaInstallPrompt: Event | undefined;
}

/** Keeps the browser's offer to install the app, which may come before the code of the page, and but once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.naijaInstallPrompt = event;
  });
}
