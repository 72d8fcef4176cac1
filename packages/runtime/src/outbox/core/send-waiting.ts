import type { Backoff } from './backoff.ts';
import { targetOf, type Intent } from './intent.ts';
import { findIntent, listIntents } from './intents.ts';
import { send, type Outcome, type Session } from './send.ts';

/** What sending needs of the page or worker it runs in. */
export interface Surroundings {
  /** Who is logged in at this moment. */
  readonly session: () => Promise<Session | undefined>;
  /** Told that the server does not accept a session any more. */
  readonly sessionOver: (session: Session) => void;
  readonly backoff: Backoff;
}

const NOT_NOTED = { kind: 'later', everything: false, wait: 0 } as const;

/**
 * Sends everything that may be sent now, in its order within each target. What has failed holds up its own target, a
 * line that is down holds up all.
 * @returns milliseconds until there is something to try again; undefined where nothing waits for time alone
 */
export async function sendWaiting(given: Surroundings): Promise<number | undefined> {
  const around = withoutRefused(given);
  for (;;) {
    const due = await dueTargets(around);
    if (due.ready.length === 0) return due.wait;
    for (const target of due.ready) await sendTarget(target, around);
  }
}

/** A session that the server has refused is none, even where nothing can be done about its cookie. */
function withoutRefused({ session, sessionOver, backoff }: Surroundings): Surroundings {
  const refused = new Set<string>();
  return {
    backoff,
    async session() {
      const who = await session();
      return who && !refused.has(who.token) ? who : undefined;
    },
    sessionOver(who) {
      refused.add(who.token);
      sessionOver(who);
    },
  };
}

/** The intents of each target that may go now, and how long it takes until one of the others may. */
async function dueTargets({ session, backoff }: Surroundings) {
  const who = await session();
  const ready: Intent[][] = [];
  let wait: number | undefined;
  for (const [target, intents] of byTarget(await listIntents())) {
    const sendable = upToProblem(intents).filter(({ owner }) => owner === null || owner === who?.id);
    if (sendable.length === 0) continue;
    const left = backoff.wait(target);
    if (left <= 0) ready.push(sendable);
    else wait = Math.min(wait ?? Infinity, left);
  }
  return { ready, wait };
}

function byTarget(intents: readonly Intent[]): Map<string, Intent[]> {
  const targets = new Map<string, Intent[]>();
  for (const intent of intents) {
    const target = targetOf(intent);
    const others = targets.get(target);
    if (others) others.push(intent);
    else targets.set(target, [intent]);
  }
  return targets;
}

/** A refused comment stands in nobody's way; edits of a profile are made on top of each other. */
function upToProblem(intents: readonly Intent[]): readonly Intent[] {
  const stuck = new Set<string | null>();
  return intents.filter(({ kind, owner, problem }) => {
    if (problem && kind !== 'comment') stuck.add(owner);
    return !problem && !(kind !== 'comment' && stuck.has(owner));
  });
}

async function sendTarget(intents: readonly Intent[], around: Surroundings): Promise<void> {
  for (const { seq } of intents) {
    // Cancelled, or changed by what was sent before it.
    const intent = await findIntent(seq);
    if (!intent || intent.problem) continue;
    const session = await around.session();
    if (intent.owner !== null && session?.id !== intent.owner) return;
    if (around.backoff.wait(targetOf(intent)) > 0) return;
    // What cannot be noted on this phone is tried again: the server does nothing twice.
    const outcome = await send(intent, intent.owner === null ? undefined : session).catch(() => NOT_NOTED);
    if (!goesOn(outcome, intent, session, around)) return;
  }
}

/** Whether the next of this target may follow. */
function goesOn(
  outcome: Outcome,
  intent: Intent,
  session: Session | undefined,
  { backoff, sessionOver }: Surroundings,
): boolean {
  const target = targetOf(intent);
  if ('moved' in outcome && outcome.moved) {
    // A line that is cut again and again and brings a part each time is a line.
    backoff.release('');
    backoff.release(target);
  }
  if (outcome.kind === 'silence') backoff.hold('');
  else if (outcome.kind === 'later') backoff.hold(outcome.everything ? '' : target, outcome.wait);
  else {
    backoff.release('');
    backoff.release(target);
    // Without a session nothing of this agent's is due any more; it goes on with the next login.
    if (outcome.kind === 'session-over' && session) sessionOver(session);
  }
  const isOver = outcome.kind === 'settled' || outcome.kind === 'cancelled';
  return isOver || (outcome.kind === 'needs-you' && intent.kind === 'comment');
}
