import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';

/** Messages that the shell shows at once. Messages of later parts are in `lazy-messages.ts`. */
export const SHELL_MESSAGES = words('shell.frame', {
  skip: 'Skip to content',
  loading: {
    label: 'Loading',
    slow: 'Slow connection, still trying',
    tryAgain: 'Try again',
  },
  fatal: {
    title: `${PRODUCT_NAME} stopped working`,
    text: 'Something failed. Reload the page to go on.',
    ofRelease: (release: string) =>
      `A part of it, ${release}, has a fault. Reload the page to go on without that version.`,
    reload: 'Reload',
  },
  remoteFailure: {
    title: 'This part of NaijaAgents could not be shown',
    text: 'Your connection may have dropped, or something went wrong on our side. The rest of the site still works.',
  },
});
