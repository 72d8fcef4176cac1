import type { KeyObject } from 'node:crypto';
import type { BuildSource } from '@naija/contracts/http/releases';

/** Keys that sign the operator's lists. */
export interface RegistryKeys {
  /** Ed25519 private key; without one the lists are not signed. */
  key?: KeyObject;
  /** Public keys whose signatures are accepted as well, while the key is replaced. */
  otherKeys?: readonly OtherKey[];
}

export interface OtherKey {
  key: KeyObject;
  /** Highest serial of a list that the key may have signed; serials are times in milliseconds. */
  until?: number;
}

export interface SwitchOptions extends RegistryKeys {
  /** Author in the audit: a user of a machine, or the key of a remote's team. */
  who: string;
  now?: () => Date;
}

export interface PublishOptions extends SwitchOptions {
  /** Origin of the published files, such as 'https://cdn.example'; the site's own by default. */
  base?: string;
  percent?: number;
  /** The build, if its provenance was verified. */
  source?: BuildSource;
  /** Set by a server that publishes its checkout as it starts; see `canPublishOnStart`. */
  onStart?: { replacesOwn: boolean };
}

export interface RollBackOptions extends SwitchOptions {
  /** The only release that may be rolled back. */
  from?: string | undefined;
}

export interface ReSignOptions extends SwitchOptions {
  serial?: NewSerial | undefined;
}

/** A serial other than the next one: above one that browsers have seen, or the current time. */
export type NewSerial = { above: number } | 'anew';
