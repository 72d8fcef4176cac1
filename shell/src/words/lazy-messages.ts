import { words } from '@naija/runtime';

/**
 * Messages of everything that loads after the first page: app menu, install invitation, updates, logout dialog, unknown
 * pages, faults.
 */
export const LAZY_MESSAGES = words('shell.later', {
  unknownPage: 'This page is not saved on this device',
  notFound: {
    title: 'Page not found',
    heading: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
    trending: 'See trending agents',
    states: 'Agents by state',
  },
  newProfile: {
    text: 'Your profile is complete. Clients can now read it.',
    link: 'See your public profile',
  },
  menu: {
    title: 'App',
    favourites: (count: number) => (count > 0 ? `Saved agents (${String(count)})` : 'Saved agents'),
    lite: 'Lite mode',
    liteHint: 'Photos load only when you tap them, and nothing is downloaded in advance.',
    liteByBrowser: "It's on because your browser is saving data.",
  },
  data: {
    title: 'Data use',
    ready: 'Ready to use offline',
    noWorker: "This browser keeps nothing on your device, so you'll need a connection.",
    counting: 'Counting…',
    figures: (downloaded: string, held: string) =>
      `${downloaded} downloaded this month · ${held} kept on this device`,
    clear: 'Clear saved data',
    clearing: 'Clearing…',
    cleared: (size: string) => `${size} cleared. Your saved agents stay on your list.`,
    nothing: 'There was nothing to clear.',
  },
  drafts: {
    title: 'Drafts',
    saved: 'saved',
    clear: 'Clear',
    ofDraft: (name: string) => `the draft ${name}`,
  },
  unsent: {
    title: 'Waiting to be sent',
    from: 'from',
    tryNow: 'Try now',
  },
  install: {
    inMenu: 'Install app',
    inMenuEmbedded: 'Open in your browser',
    title: 'Add NaijaAgents to your home screen',
    text: 'See agents you have opened, even without a connection. The app takes less room than a photo.',
    titleEmbedded: 'Open NaijaAgents in your browser',
    /** Name for an unknown app. */
    thisApp: 'this app',
    textEmbedded: (app: string) =>
      `You're inside ${app}, where it can't be installed and your saved agents may be lost.`,
    install: 'Install',
    showHow: 'Show me how',
    notNow: 'Not now',
    done: 'Done',
    installed: 'NaijaAgents is installed',
  },
  iosSteps: {
    share: 'Tap Share',
    shareHint: 'At the bottom of Safari, or behind its three dots. In Chrome, next to the address.',
    choose: 'Choose Add to Home Screen',
    chooseHint: "It's further down the list.",
    add: 'Tap Add',
    addHint: "You'll find NaijaAgents among your apps.",
  },
  embeddedSteps: {
    open: 'Open in browser',
    otherwise: 'If nothing happens:',
    dots: 'Tap the three dots',
    dotsHint: 'In a corner of the screen. Some apps have a compass or a Share icon instead.',
    choose: 'Choose Open in browser',
    chooseHint: 'It may also say Chrome, Safari or external browser.',
  },
  copy: {
    label: 'Or copy the link',
    button: 'Copy link',
    copied: 'Copied. Paste it into your browser.',
    byHand: 'Press and hold the address to copy it.',
  },
  version: {
    title: 'Version',
    number: (version: string) => `Version ${version}`,
    check: 'Check for updates',
    newer: "A new version is on its way. We'll tell you when it's ready.",
    newest: 'You have the latest version.',
    reload: 'Reload the page to get the latest version.',
  },
  reloadBar: {
    update: 'A new version is ready',
    leak: 'This page has become slow. Reload it to go on.',
    reload: 'Reload',
  },
  session: {
    logIn: 'Log in',
    toSend: (count: number) =>
      `Log in to send ${count === 1 ? '1 saved change' : `${String(count)} saved changes`}`,
    ended: 'Your session has ended.',
  },
  fault: {
    title: 'Part of this page has a fault',
    hidden: (release: string) =>
      `${release} hides this page or the menu of NaijaAgents. Reload the page to go on without that version.`,
    loop: (release: string) =>
      `${release} kept opening pages by itself, and was stopped. Reload the page to go on without that version.`,
    leave: (release: string) =>
      `${release} tried to take you to another site, and was stopped. Reload the page to go on without that version.`,
    stay: 'Not now',
  },
  logout: {
    title: 'Log out?',
    allSent: 'Everything has been sent.',
    logOut: 'Log out',
    unsent: {
      changes: (changes: number) => `You have ${counted(changes, 'change')} not sent yet.`,
      drafts: (drafts: number) => `You have ${counted(drafts, 'draft')} not sent yet.`,
      both: (changes: number, drafts: number) =>
        `You have ${counted(changes, 'change')} and ${counted(drafts, 'draft')} not sent yet.`,
    },
    kept: 'What you keep on this device waits for your next login. Nobody else can send it.',
    keep: 'Keep on this device',
    remove: 'Delete them',
    stay: 'Stay logged in',
  },
});

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}
