import type { Deprecation } from '../http/deprecations.ts';
import {
  readShellManifest,
  unmetRequirements,
  type ReleaseRequirements,
  type Satisfies,
  type ShellManifest,
} from './compatibility.ts';
import { list, optional, record, text } from './json-readers.ts';
import { readCalls, readTokens, unmetNeeds, type ReleaseNeeds } from './needs.ts';

/** `/shell.json`: all that a site offers to remotes. Earlier shells publish only a `ShellManifest`. */
export interface ShellOffer extends ShellManifest, ReleaseNeeds {
  deprecations?: readonly Deprecation[];
}

/** Checks a parsed `/shell.json`; throws an Error that names the first invalid field. */
export function readShellOffer(value: unknown): ShellOffer {
  const shell = record(value, 'shell');
  return {
    ...readShellManifest(value),
    ...optional('tokens', shell['tokens'], 'shell.tokens', readTokens),
    ...optional('calls', shell['calls'], 'shell.calls', readCalls),
    ...optional('deprecations', shell['deprecations'], 'shell.deprecations', (all, at) =>
      list(all, at, readDeprecation),
    ),
  };
}

function readDeprecation(value: unknown, at: string): Deprecation {
  const found = record(value, at);
  const read = (name: keyof Deprecation) => text(found[name], `${at}.${name}`);
  return {
    call: read('call'),
    field: read('field'),
    since: read('since'),
    removal: read('removal'),
    replacement: read('replacement'),
  };
}

/** Messages about all that a release needs and an offer lacks: what keeps it from being loaded, then what shows in its pages. */
export function misfits(
  release: ReleaseRequirements & ReleaseNeeds,
  offer: ShellOffer,
  satisfies: Satisfies,
): string[] {
  return [...unmetRequirements(release, offer, satisfies), ...unmetNeeds(release, offer)];
}

/** Messages about the deprecated fields that a release reads. */
export function deprecatedReads({ calls = {} }: ReleaseNeeds, { deprecations = [] }: ShellOffer): string[] {
  return deprecations
    .filter(({ call, field }) => calls[call]?.[field] !== undefined)
    .map(
      ({ call, field, removal, replacement }) =>
        `reads ${field} of the answer to ${call}, which will be removed on ${removal}; read ${replacement} instead`,
    );
}
