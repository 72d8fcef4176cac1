import {
  readShellManifest,
  unmetRequirements,
  type ReleaseRequirements,
  type Satisfies,
  type ShellManifest,
} from './compatibility.ts';
import { optional, record } from './json-readers.ts';
import { readCalls, readTokens, unmetNeeds, type ReleaseNeeds } from './needs.ts';

/**
 * Contents of `/shell.json`: everything that a site offers to remotes. A shell that records no needs publishes a
 * `ShellManifest`.
 */
export interface ShellOffer extends ShellManifest, ReleaseNeeds {}

/** Checks a parsed `/shell.json`; throws an Error that names the first invalid field. */
export function readShellOffer(value: unknown): ShellOffer {
  const shell = record(value, 'shell');
  return {
    ...readShellManifest(value),
    ...optional('tokens', shell['tokens'], 'shell.tokens', readTokens),
    ...optional('calls', shell['calls'], 'shell.calls', readCalls),
  };
}

/**
 * Returns a message for each need of a release that the offer does not meet: first those that prevent it from loading,
 * then those that only affect its pages.
 */
export function misfits(
  release: ReleaseRequirements & ReleaseNeeds,
  offer: ShellOffer,
  satisfies: Satisfies,
): string[] {
  return [...unmetRequirements(release, offer, satisfies), ...unmetNeeds(release, offer)];
}
