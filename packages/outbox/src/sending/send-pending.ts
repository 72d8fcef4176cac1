import { changesProfile, targetOf, type Intent } from '../intent.ts';
import { findIntent, listIntents } from '../store/intents.ts';
import type { Backoff } from './backoff.ts';
import { sendIntent, type SendingSession, type SendResult, type Session } from './send-intent.ts';

export interface SendContext {
  readonly session: () => Promise<Session | undefined>;
  readonly onSessionRefused: (session: Session) => void;
  readonly backoff: Backoff;
}

const STORE_FAILED = { kind: 'later', everything: false, retryAfterMs: 0 } as const;

/**
 * Sends all intents that are due, in order within each target. A failure delays its target; a lost connection delays all
 * targets.
 * @returns milliseconds until the next attempt is due; undefined if none is scheduled
 */
export async function sendPending(given: SendContext): Promise<number | undefined> {
  const context = withoutRefusedSessions(given);
  for (;;) {
    const { due, waitMs } = await dueTargets(context);
    if (due.length === 0) return waitMs;
    for (const intents of due) await sendTarget(intents, context);
  }
}

/** Ignores a session once it was refused, because a worker cannot always delete the cookie. */
function withoutRefusedSessions({ session, onSessionRefused, backoff }: SendContext): SendContext {
  const refusedTokens = new Set<string>();
  return {
    backoff,
    async session() {
      const current = await session();
      return current && !refusedTokens.has(current.token) ? current : undefined;
    },
    onSessionRefused(refused) {
      refusedTokens.add(refused.token);
      onSessionRefused(refused);
    },
  };
}

/** The intents of each target that may be sent now, and the milliseconds until another target is due. */
async function dueTargets({ session, backoff }: SendContext) {
  const current = await session();
  const due: Intent[][] = [];
  let waitMs: number | undefined;
  for (const [target, intents] of groupByTarget(await listIntents())) {
    const sendable = upToProblem(intents).filter(({ owner }) => owner === null || owner === current?.id);
    if (sendable.length === 0) continue;
    const remainingMs = backoff.waitMs(target);
    if (remainingMs <= 0) due.push(sendable);
    else waitMs = Math.min(waitMs ?? Infinity, remainingMs);
  }
  return { due, waitMs };
}

function groupByTarget(intents: readonly Intent[]): Map<string, Intent[]> {
  const targets = new Map<string, Intent[]>();
  for (const intent of intents) {
    const target = targetOf(intent);
    const others = targets.get(target);
    if (others) others.push(intent);
    else targets.set(target, [intent]);
  }
  return targets;
}

/** A refused edit blocks the edits that build on it; other refused intents block nothing. */
function upToProblem(intents: readonly Intent[]): readonly Intent[] {
  const blockedOwners = new Set<string | null>();
  return intents.filter((intent) => {
    const { owner, problem } = intent;
    if (problem && changesProfile(intent)) blockedOwners.add(owner);
    return !problem && !(changesProfile(intent) && blockedOwners.has(owner));
  });
}

async function sendTarget(intents: readonly Intent[], context: SendContext): Promise<void> {
  for (const listed of intents) {
    // The intent may have been cancelled, or updated by its predecessor.
    const intent = await findIntent(listed);
    if (!intent || intent.problem) continue;
    const session = await context.session();
    if (intent.owner !== null && session?.id !== intent.owner) return;
    if (context.backoff.waitMs(targetOf(intent)) > 0) return;
    // If the outcome cannot be stored, the intent is sent again: the request is idempotent.
    const sending = intent.owner === null || !session ? undefined : follow(session, context);
    const result = await sendIntent(intent, sending).catch(() => STORE_FAILED);
    updateBackoff(result, intent, context);
    if (result.kind === 'session-refused' && session) context.onSessionRefused(session);
    if (!allowsNext(result, intent)) return;
  }
}

function follow(session: Session, context: SendContext): SendingSession {
  return {
    ...session,
    isCurrent: async () => (await context.session())?.token === session.token,
  };
}

function updateBackoff(result: SendResult, intent: Intent, { backoff }: SendContext): void {
  const target = targetOf(intent);
  const failed = result.kind === 'silence' || result.kind === 'later';
  // A connection that is lost repeatedly, but delivers a part each time, does not count as failing.
  if (!failed || ('progressed' in result && result.progressed)) {
    backoff.release('');
    backoff.release(target);
  }
  if (result.kind === 'silence') backoff.hold('');
  if (result.kind === 'later') backoff.hold(result.everything ? '' : target, result.retryAfterMs);
}

function allowsNext({ kind }: SendResult, intent: Intent): boolean {
  const isOver = kind === 'settled' || kind === 'cancelled';
  return isOver || (kind === 'needs-you' && !changesProfile(intent));
}
