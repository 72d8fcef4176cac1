import type { Intent, OutboxEvent } from '@naija/outbox';
import { hasOutbox, loadOutbox } from './outbox.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useIsLoggedIn } from '../session/session-state.ts';
import { useAgent } from '../session/use-agent.ts';

const NONE: readonly PendingIntent[] = [];

function useAll(): readonly PendingIntent[] {
  return useSyncExternalStore(onPendingIntentsChange, pendingIntents, () => NONE);
}

/**
 * The pending intents of visitors and of the logged-in agent.
 * @param agentId agent whose intents are returned without a session, on the agent's own page after the session has ended
 */
export function usePendingIntents(agentId?: string): readonly PendingIntent[] {
  const all = useAll();
  const { id = agentId } = useAgent();
  return useMemo(() => all.filter(({ owner }) => owner === null || owner === id), [all, id]);
}

/** Number of intents that wait for a login of their owner; 0 while an agent is logged in. */
export function useLockedCount(): number {
  const isLoggedIn = useIsLoggedIn();
  const all = useAll();
  return isLoggedIn ? 0 : all.filter(({ owner, sent }) => owner !== null && !sent).length;
}

/** A pending intent as a page shows it. */
export interface PendingIntent extends Intent {
  /** Present while an attempt is in progress; `share`, 0 to 1, is the uploaded part of its photo. */
  readonly sending?: { readonly share: number | undefined } | undefined;
  /** Message of the server after the last attempt, if it received too many requests; contains when to try again. */
  readonly delayed?: string | undefined;
  /** Present if it was sent while this page was open. */
  readonly sent?: true;
}

const SENT_MAX = 20;

/** State of the outbox as a page knows it; tests replace it. */
function initialState() {
  return {
    shown: [] as readonly PendingIntent[],
    stored: [] as readonly Intent[],
    sent: [] as readonly PendingIntent[],
    sending: new Map<string, { share: number | undefined }>(),
    delayed: new Map<string, string | undefined>(),
    isFollowing: false,
    isReading: false,
    isReadRequested: false,
  };
}

let state = initialState();
const changeListeners = new Set<() => void>();
const eventListeners = new Set<(event: OutboxEvent) => void>();

/** All pending intents, and those sent since the page was opened. Returns the same array until they change. */
export function pendingIntents(): readonly PendingIntent[] {
  return state.shown;
}

export function onPendingIntentsChange(onChange: () => void): () => void {
  return subscribe(changeListeners, onChange);
}

/** Calls back with the outbox events of all tabs and the worker. @returns function that unsubscribes */
export function onOutboxEvent(listener: (event: OutboxEvent) => void): () => void {
  return subscribe(eventListeners, listener);
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  void hasOutbox().then((found) => {
    if (found) followOutbox();
  });
  return () => {
    listeners.delete(listener);
  };
}

export function followOutbox(): void {
  const current = state;
  if (current.isFollowing) return;
  current.isFollowing = true;
  loadOutbox().then(
    ({ engine }) => {
      if (current !== state) return;
      engine.onOutboxEvent((event) => {
        update(event);
        if (event.type !== 'sending') void readStore();
        for (const listener of eventListeners) listener(event);
      });
      return readStore();
    },
    () => {
      current.isFollowing = false;
    },
  );
}

function update(event: OutboxEvent): void {
  const { sending, delayed, stored } = state;
  if (event.type === 'sending') sending.set(event.key, { share: event.share });
  else if (event.type === 'stopped') {
    sending.delete(event.key);
    delayed.set(event.key, event.message);
  } else if (event.type !== 'changed') {
    sending.delete(event.intent.key);
    const intent = stored.find(({ key }) => key === event.intent.key);
    if (event.type === 'sent' && intent)
      state.sent = [...state.sent, { ...intent, sent: true as const }].slice(-SENT_MAX);
  }
  show();
}

/** Reads the store, one read at a time; repeats the read if it was requested meanwhile. */
async function readStore(): Promise<void> {
  const current = state;
  current.isReadRequested = true;
  if (current.isReading) return;
  current.isReading = true;
  const { engine } = await loadOutbox();
  while (current.isReadRequested && current === state) {
    current.isReadRequested = false;
    current.stored = await engine.listIntents();
    show();
  }
  current.isReading = false;
}

function show(): void {
  const { sent, stored, sending, delayed } = state;
  const sentKeys = new Set(sent.map(({ key }) => key));
  state.shown = [
    ...sent,
    ...stored
      .filter(({ key }) => !sentKeys.has(key))
      .map((intent) => ({ ...intent, sending: sending.get(intent.key), delayed: delayed.get(intent.key) })),
  ];
  for (const listener of changeListeners) listener();
}

export function resetPendingIntents(): void {
  state = initialState();
  changeListeners.clear();
  eventListeners.clear();
}
