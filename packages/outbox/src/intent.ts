import type { Agent } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';

/**
 * A comment on an agent, a report, an agent's reply to a comment, a switch of an agent's notifications, the first completion of a
 * profile, an edit of one, a change of the photos of work on it, or a number in a public register.
 */
export type IntentKind =
  'comment' | 'report' | 'reply' | 'notification' | 'completion' | 'edit' | 'work-photo' | 'registration';

/** The fields of the request body; null clears the stored value. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** A change to be sent to the server. */
export interface NewIntent {
  readonly kind: IntentKind;
  /** Id of the agent commented on, edited, registered or notified, of the comment replied to, or of the reported item. */
  readonly about: string;
  /** Id of the agent who sends it; null for an anonymous visitor. */
  readonly owner: string | null;
  readonly title: string;
  /** Page that it was sent from, for kinds that do not determine it. */
  readonly path?: string | undefined;
  readonly fields: Fields;
  /** Photo, resized and upright. */
  readonly photo?: File | undefined;
  readonly base?: { readonly data: Agent; readonly etag: string | null } | undefined;
  /** Key of the pending edit that this one builds on; null for none. The last pending one by default. */
  readonly follows?: string | null | undefined;
}

/** Reason for which a device stores nothing: it is full, or its browser refuses, as with blocked cookies. */
export type NotKept = 'full' | 'refused';

/** Reason for which an intent needs a decision of its author. */
export type Problem =
  /** Rejected by the server for good. */
  | ({ readonly kind: 'refused' } & Pick<ErrorBody, 'message' | 'fields'>)
  /** Edit conflict: the record has another ETag now, and nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: { readonly data: Agent; readonly etag: string | null } };

/** A pending intent. Its fields are stored in IndexedDB under these names. */
export interface Intent extends NewIntent {
  /** Order of creation; negative if `inMemory`. */
  readonly seq: number;
  /** Present if the device could not store it: it lasts as long as the page. */
  readonly inMemory?: true | undefined;
  /** Reason for which it is `inMemory`. */
  readonly notKept?: NotKept | undefined;
  readonly key: string;
  /** Milliseconds by the device's clock; for display only, as clocks are wrong. */
  readonly savedAt: number;
  readonly ifMatch?: string | undefined;
  readonly follows?: string | undefined;
  /** Keys of stored intents that this one, in memory, replaces. */
  readonly replaces?: readonly string[] | undefined;
  /** True after the first attempt; the server may have received it. */
  readonly tried: boolean;
  readonly problem?: Problem | undefined;
}

/** True if an intent changes the agent's profile, so that later ones may build on it. Other intents are independent. */
export function changesProfile({ kind }: Pick<Intent, 'kind'>): boolean {
  return kind === 'completion' || kind === 'edit';
}

/** Intents with the same target are sent one after another, in order. */
export function targetOf(intent: Pick<Intent, 'kind' | 'about'>): string {
  return `${changesProfile(intent) ? 'profile' : `${intent.kind}s`} ${intent.about}`;
}
