import type { Agent } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';

/** A comment on an agent, the first completion of a profile, or an edit of one. */
export type IntentKind = 'comment' | 'completion' | 'edit';

/** What a field of a call holds; null clears what is stored. */
export type Fields = Readonly<Record<string, string | number | null>>;

/** What somebody means to send. */
export interface NewIntent {
  readonly kind: IntentKind;
  /** The id of the agent whose page or profile it is about. */
  readonly about: string;
  /** The id of the agent whose it is; null for what any visitor may send. */
  readonly owner: string | null;
  /** What a person calls it: 'Comment on Ada Obi'. */
  readonly title: string;
  readonly fields: Fields;
  /** As it is to be sent: small enough, and upright. */
  readonly photo?: File | undefined;
  /** The record that an edit was made from, and its ETag. */
  readonly base?: { readonly data: Agent; readonly etag: string | null } | undefined;
  /** The key of the edit that this one was made on top of; null for none. Unless told, it is the last that waits. */
  readonly follows?: string | null | undefined;
}

/** Why something cannot go on without the person who meant it. */
export type Problem =
  /** The server refused it, for good. */
  | ({ readonly kind: 'refused' } & Pick<ErrorBody, 'message' | 'fields'>)
  /** The record was changed elsewhere meanwhile; nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: { readonly data: Agent; readonly etag: string | null } };

/** An intent as it waits on this phone. */
export interface Intent extends NewIntent {
  /** The order in which they were meant; below 0 for one that this phone could not keep. */
  readonly seq: number;
  /** Names it everywhere; the server does nothing twice that comes under one key. */
  readonly key: string;
  /** Milliseconds by this phone's clock. For people only: clocks are wrong. */
  readonly savedAt: number;
  /** The ETag that the record must still have. */
  readonly ifMatch?: string | undefined;
  /** The key of the edit that this one was made on top of, while that waits too. */
  readonly follows?: string | undefined;
  /** The keys of those that it takes the place of, where this phone could not note that. */
  readonly replaces?: readonly string[] | undefined;
  /** It was sent at least once, so it may have arrived. */
  readonly tried: boolean;
  readonly problem?: Problem | undefined;
}

/** Intents of one target are sent in their order, one after another. */
export function targetOf({ kind, about }: Pick<Intent, 'kind' | 'about'>): string {
  return kind === 'comment' ? `comments ${about}` : `profile ${about}`;
}
