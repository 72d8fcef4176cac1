/** A file to preload for a page; `url` is absolute or relative to the site. */
export interface PreloadFile {
  url: string;
  integrity: string;
}

/** A page of a release. `data` are patterns of the requests whose responses it needs offline: `/api/v1/user/:id`. */
export interface RegistryRoute {
  path: string;
  js: PreloadFile[];
  css: PreloadFile[];
  /** Document title until the page sets its own. */
  title?: string;
  data?: string[];
  /** The server does not render it. */
  clientOnly?: boolean;
}

/** Signs a remote's whole list of releases; in the first of its entries. */
export interface ListSignature {
  /** Higher after every change of the list; milliseconds since 1970 where the clock allows. */
  serial: number;
  /** Ed25519 over `signedText`, base64; absent if the operator has no key. */
  signature?: string;
}

/** One release in the registry; the first entry of a remote's list is the current release. */
export interface RegistryEntry {
  /** URL of the entry module; `fallbackUrl` is that of the previous release. */
  url: string;
  fallbackUrl?: string;
  metadata: {
    /** Integrity of `release.json`, which contains that of every file. */
    integrity: string;
    version: string;
  };
  /** `traffic` is a percentage of visitors; the default release gets all who are not in a canary. */
  deployment: { traffic: number; default: boolean };
  extras: {
    manifest: string;
    contract: number;
    routes: RegistryRoute[];
    requires: Record<string, string>;
    uses: Record<string, string[]>;
    /** Time of the last change of `deployment` (ISO 8601, UTC). */
    since?: string;
    /** Label of a preview, such as a pull request; only in lists of previews. */
    label?: string;
    seal?: ListSignature;
  };
}

/** `/remotes.json`: the listed releases by remote, newest first. */
export interface Registry {
  schema: string;
  microFrontends: Record<string, RegistryEntry[]>;
}
