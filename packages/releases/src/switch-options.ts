import type { KeyObject } from 'node:crypto';

/** What every switch needs to know beside what it switches. */
export interface SwitchOptions {
  /** For the audit: a user of a machine, or the key of a remote's team. */
  who: string;
  /** Ed25519 private key of the operator; without one the registry is not signed. */
  key?: KeyObject;
  now?: () => Date;
}

/** Of a publishing. */
export interface PublishOptions extends SwitchOptions {
  /** Origin that the files will have, such as 'https://cdn.example'; the site's own without one. */
  base?: string;
  /** Share of visitors, in per cent, that the release is first tried on; without one all get it. */
  percent?: number;
  /**
   * Set where no person asks for it, but the start of a server does. Then only a remote that has never been there is
   * published, and with `replacesOwn` one that nobody else has switched since such a start.
   */
  onStart?: { replacesOwn: boolean };
}

/** Of a rollback. */
export interface RollBackOptions extends SwitchOptions {
  /** The release that is to go; another one is not rolled back. */
  from?: string | undefined;
}

/** Of a reseal. */
export interface ResealOptions extends SwitchOptions {
  serial?: NewSerial | undefined;
}

/** The serial of a list, where it is to be another than the next one: above one that browsers know, or that of the clock. */
export type NewSerial = { above: number } | 'anew';
