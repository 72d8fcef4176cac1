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
}
