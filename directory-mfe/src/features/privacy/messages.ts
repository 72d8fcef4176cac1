import { DEVICE_STORAGE, STORAGE_KINDS } from '@naija/contracts/domain/device-storage';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { OPERATOR_RETENTION, RETENTION, SECURITY_LOG, TIME_WORDS } from '@naija/contracts/domain/retention';
import { words } from '@naija/runtime';

/** A processing in the sense of the law: data, purpose and lawful basis. */
interface Use {
  readonly what: string;
  readonly why: string;
  readonly basis: string;
}

const grace = `${String(LIMITS.deletionGraceDays)} days`;

export const PRIVACY_MESSAGES = words('directory.privacy', {
  lead: `${PRODUCT_NAME} shows property agents to people who look for a home. To look around you need no account, and we don't follow you. This page says what we know about you, why, for how long, and what you can do about it under the Nigeria Data Protection Act 2023.`,
  changed: 'Last changed on 25 November 2026.',
  who: 'Who is responsible',
  whoText: (location: string) =>
    `${PRODUCT_NAME}, ${location}, decides what is done with your data. Ask us anything about it, by phone or social media:`,
  uses: 'What we use, and why',
  useList: [
    {
      what: 'Visitors: the address of your network, and which page you open',
      why: 'To send you the page, and to keep out attacks and spam.',
      basis: 'Our legitimate interest in a site that works.',
    },
    {
      what: "Visitors who tap 'Near me': the name of the nearest town or area, as if you had typed it. Your position stays on your device: it is never sent, not even to us",
      why: 'To show you agents who work there.',
      basis: 'Your consent: your browser asks you first, and you can take it back in its settings.',
    },
    {
      what: 'Visitors: whether a page has failed and how long it took, counted without who you are',
      why: 'To find faults in new versions of our pages.',
      basis: 'Our legitimate interest in a site that works.',
    },
    {
      what: 'Visitors: that a profile was opened, its contact tapped or the agent saved, counted for the agent by week without who you are',
      why: 'So that agents see whether their profile works. With data saver, or where your browser asks not to be tracked (Global Privacy Control), nothing is counted.',
      basis: 'Our legitimate interest, and that of agents, in knowing what helps clients.',
    },
    {
      what: 'People who comment: the name you give, and your comment. Both are public',
      why: 'So that others learn how an agent works.',
      basis: 'Your consent: you post it yourself. Ask us to remove it at any time.',
    },
    {
      what: 'People who comment: what it was about and whether the fee was as published, if you say so, which is public; and your email, if you give it, which nobody sees',
      why: 'To show how often fees are as published, and to mark comments by a confirmed email: we send one link to it.',
      basis: 'Your consent: both are up to you.',
    },
    {
      what: 'Agents: name, email, phone, address, state, photo, photos of your work, fees, deals, what you say about yourself, and areas, languages and Instagram if you like. All of it is public once your profile is complete',
      why: 'So that clients find you, compare you and call you.',
      basis: 'The contract with you: it is what you sign up for.',
    },
    {
      what: 'Agents: your password as a hash that nobody can read, where you are logged in, and networks you have used as hashes',
      why: 'So that nobody else gets into your account.',
      basis: 'The contract with you, and our legal duty to keep data safe.',
    },
    {
      what: 'Agents: in which week you were last logged in. The week is public, and no day or time is',
      why: 'So that clients know who still answers.',
      basis: 'Our legitimate interest, and that of clients, in a list without abandoned profiles.',
    },
    {
      what: 'Agents who confirm their phone: a code as a text message, and when you typed it in. Everybody sees when',
      why: 'So that clients know that the phone is yours.',
      basis: 'The contract with you: you ask for it yourself.',
    },
    {
      what: 'Agents who enter a number in a public register: the number, and whether we found it there. It is public once we did',
      why: 'So that clients know that you are registered.',
      basis: 'The contract with you: you ask for it yourself.',
    },
    {
      what: 'Agents: mail about your account, in the language you read when you last logged in',
      why: 'To verify your email, and to tell you about changes that may not be yours.',
      basis: 'The contract with you.',
    },
    {
      what: 'Agents: what we may tell you by email and on your devices, and where notifications for a device go',
      why: 'To tell you of new comments and of our answers at once. You switch each on or off in your dashboard, and emails by a link in them.',
      basis: 'The contract with you; on a device, your consent, which you give and take back there.',
    },
  ] satisfies readonly Use[],
  because: 'Why: ',
  lawful: 'Lawful basis: ',
  notDone:
    "We don't sell data, show no advertising, send no newsletters, and let no computer alone decide anything about you. No page of ours loads anything from another company.",
  whoGets: 'Who gets it',
  recipients: [
    'Everybody sees what is public: profiles, photos and comments.',
    'The companies that run our servers and carry our mail and text messages work for us, on our instructions only.',
    'If you turn on notifications on a device: the notification service of your browser (of Google, Apple, Mozilla or Microsoft) carries them. It cannot read them, and they say no more than that there is something new.',
    'Courts and authorities, where the law obliges us.',
    'Nobody else. Where a server is outside Nigeria, its country protects data as well, or the company has bound itself to.',
  ],
  long: 'How long we keep it',
  longText:
    'Profiles and comments stay until the agent changes them or deletes the account. The rest is deleted by itself:',
  keptBySize: (megabytes: number) => `The newest ${String(megabytes)} MB`,
  atMost: (time: string) => `At most ${time}`,
  stays: `What stays after an account is deleted: lines of the logs and backups above until they expire, and if there was a complaint, what was decided, with the number of the account and without your name.`,
  rights: 'Your rights',
  rightList: [
    {
      right: 'See and take along',
      how: 'Agents: Dashboard, Settings, Your data, Download my data. You get a file that people and programs can read.',
    },
    {
      right: 'Correct',
      how: 'Agents: Dashboard, Edit Profile. Your email and password: Dashboard, Settings, Login and security.',
    },
    {
      right: 'Delete',
      how: `Agents: Dashboard, Settings, Your data, Delete my account. Your profile is gone from the site at once, and everything is deleted after ${grace}; until then you can change your mind. Comments on your profile go with it.`,
    },
    {
      right: 'Remove a comment you wrote, or one about you',
      how: 'Call us or write to us, and say which agent it is on and when it was posted. You need no account.',
    },
    {
      right: 'Object, restrict, or take consent back',
      how: 'Tell us. We stop, unless the law obliges us to go on. What was done before stays lawful.',
    },
    {
      right: 'Complain',
      how: 'To us first, if you like; we answer within 30 days. And at any time to the Nigeria Data Protection Commission (NDPC), ndpc.gov.ng, or to a court.',
    },
  ],
  toDashboard: 'Go to your data',
  device: 'What is stored on your device',
  deviceText:
    'Only what the site needs to work. Nothing of it follows you to other sites. You can clear it in your browser at any time; drafts and saved agents are then lost. On a shared device, log out: data of the agent leaves the device.',
  storedFor: 'Kept: ',
  children: 'Children',
  childrenText:
    'Accounts are for agents, who must be 18 or older. If you find a child among them, tell us, and we delete the account.',
  safety: 'How we protect it',
  safetyText:
    'Connections are encrypted, passwords and tokens are stored as hashes, and who works for us sees no more than their work needs. If data is lost or stolen and you may be harmed, we tell the NDPC within 72 hours, and you without delay.',
  changes: 'Changes of this page',
  changesText:
    'When we change what we do with your data, we change this page first, and mail agents before anything important takes effect.',
});

/** Personal data with purposes and retention times. */
export const KEPT = words('directory.kept', {
  ours: RETENTION,
  log: SECURITY_LOG,
  operators: OPERATOR_RETENTION,
});

export const TIME_TEXTS = words('directory.times', TIME_WORDS);

export const STORAGE_TEXTS = words('directory.storage', {
  kinds: STORAGE_KINDS,
  /** Keyed by kind of storage and name of the item. */
  items: Object.fromEntries(
    DEVICE_STORAGE.map(({ kind, name, what, kept }) => [`${kind} ${name}`, { what, kept }]),
  ),
});
