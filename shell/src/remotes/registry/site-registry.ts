import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import type { Registry } from '@naija/contracts/remote/registry';
import { failed } from '../failures/failed.ts';
import { pageSetting } from '../page-setting.ts';
import { within } from '../within.ts';
import { checkLists, type CheckedRegistry } from './check-lists.ts';
import { fetchRegistry } from './fetch-registry.ts';
import { newerLists, type Refusal } from './newer-lists.ts';
import { recallRegistry, rememberRegistry } from './remembered.ts';
import { sealCheck } from './seal-check.ts';

/** How long the registry may take where a remembered one can stand in, in milliseconds. */
const PATIENCE = 4_000;
/** Remotes that are served from their sources come and go in no order. */
const REMEMBERS = import.meta.env.MODE !== 'development';

/**
 * The registry of the site: what the server has where that can be trusted, otherwise what this browser remembers.
 * @throws Error when there is neither
 */
export async function siteRegistry(): Promise<Registry> {
  const check = sealCheck(pageSetting(META_SETTINGS.registryKey));
  const recalled = REMEMBERS ? recallRegistry(check) : Promise.resolve(undefined);
  const fetched = fetchRegistry().then(async (value) =>
    accept(await checkLists(value, check), await recalled),
  );
  fetched.catch(() => undefined); // It may come to nothing after the remembered one has stepped in.
  const known = await recalled;
  try {
    return registryOf(await (known ? within(PATIENCE, fetched) : fetched));
  } catch (error) {
    failed({ remote: 'registry', version: '0', kind: 'registry', error });
    if (!known) throw error;
    return registryOf(known);
  }
}

function accept(received: CheckedRegistry, known: CheckedRegistry | undefined): CheckedRegistry {
  const { accepted, refusals } = newerLists(received, known);
  refusals.forEach(tell);
  if (accepted.lists.length === 0) throw new Error(refusals[0]?.wrong ?? 'The registry lists no remote');
  if (REMEMBERS) rememberRegistry(accepted);
  return accepted;
}

function tell({ name, serial, wrong }: Refusal): void {
  failed({
    remote: name.replace(/^.*\//, ''),
    version: String(serial),
    kind: 'registry',
    error: new Error(wrong),
  });
}

function registryOf({ schema, lists }: CheckedRegistry): Registry {
  return {
    schema,
    microFrontends: Object.fromEntries(lists.map(({ name, entries }) => [name, entries ?? []])),
  };
}
