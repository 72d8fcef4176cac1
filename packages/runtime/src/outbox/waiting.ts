import type { Intent, OutboxNews } from './core/index.ts';
import { isOutboxUsed, outbox } from './outbox.ts';

/** Something that waits, as a page shows it. */
export interface Waiting extends Intent {
  /** On its way; `share`, 0 to 1, where a photo goes with it. */
  readonly sending?: { readonly share: number | undefined } | undefined;
  /** It has arrived while this page was open. */
  readonly sent?: true;
}

const NONE: readonly Waiting[] = [];
/** How many that have arrived a page still shows. */
const SENT = 20;

let shown = NONE;
let kept: readonly Intent[] = [];
let sent: readonly Waiting[] = [];
const sending = new Map<string, { share: number | undefined }>();
const listeners = new Set<() => void>();
const heard = new Set<(news: OutboxNews) => void>();
let follows = false;
let looking = false;
let wanted = false;

/** All that waits on this phone, and what has arrived since the page opened; the same array until that changes. */
export function waiting(): readonly Waiting[] {
  return shown;
}

/** Calls back when `waiting` has changed, until the function it returns is called. */
export function onWaitingChange(changed: () => void): () => void {
  listeners.add(changed);
  void followIfUsed();
  return () => {
    listeners.delete(changed);
  };
}

/** Calls back with what becomes of intents, in any tab or in the worker, until the function it returns is called. */
export function onOutboxNews(hear: (news: OutboxNews) => void): () => void {
  heard.add(hear);
  void followIfUsed();
  return () => {
    heard.delete(hear);
  };
}

/** Begins to follow the outbox; to be called when it is first used. */
export function follow(): void {
  if (follows) return;
  follows = true;
  outbox().then(
    ({ core }) => {
      core.onNews((news) => {
        take(news);
        if (news.type !== 'sending') void look();
        for (const hear of heard) hear(news);
      });
      return look();
    },
    () => {
      follows = false;
    },
  );
}

async function followIfUsed(): Promise<void> {
  if (await isOutboxUsed()) follow();
}

function take(news: OutboxNews): void {
  if (news.type === 'sending') sending.set(news.key, { share: news.share });
  else if (news.type === 'stopped') sending.delete(news.key);
  else if (news.type !== 'changed') {
    sending.delete(news.intent.key);
    const intent = kept.find(({ key }) => key === news.intent.key);
    if (news.type === 'sent' && intent) sent = [...sent, { ...intent, sent: true as const }].slice(-SENT);
  }
  show();
}

/** One look after another, and one more where something was told meanwhile. */
async function look(): Promise<void> {
  wanted = true;
  if (looking) return;
  looking = true;
  const { core } = await outbox();
  while (wanted) {
    wanted = false;
    kept = await core.listIntents();
    show();
  }
  looking = false;
}

function show(): void {
  const done = new Set(sent.map(({ key }) => key));
  shown = [
    ...sent,
    ...kept
      .filter(({ key }) => !done.has(key))
      .map((intent) => ({ ...intent, sending: sending.get(intent.key) })),
  ];
  for (const listener of listeners) listener();
}
