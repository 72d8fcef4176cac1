import { isRecord } from '@naija/contracts/remote/json-readers';
import { registryName, type Registry } from '@naija/contracts/remote/registry';
import {
  CORE_REMOTES_MAX,
  REGISTRY_MAX_BYTES,
  REMOTES_READ_MAX,
  REMOTES_NAMED_MAX,
} from '@naija/contracts/remote/release-limits';
import { findRoute } from '@naija/contracts/remote/routes';
import { isRemoteName } from '@naija/contracts/remote/names';
import { badRequest } from '../../../platform/http/http-error.ts';

/** Requested lists: of the remote with the page at `path`, and by name. */
interface RegistryQuery {
  path?: string;
  names: readonly string[];
}

const QUERY_MAX = 2_000;

/**
 * Reads the query; undefined if everything is requested.
 * @throws HttpError 400 if more lists are requested than browsers read at once
 */
export function readRegistryQuery(url: string): RegistryQuery | undefined {
  const [, query = ''] = url.split('?', 2);
  if (query.length > QUERY_MAX) throw badRequest(`The query has more than ${String(QUERY_MAX)} characters`);
  const parameters = new URLSearchParams(query);
  const path = parameters.get('path');
  const named = parameters.get('names');
  if (path === null && named === null) return undefined;
  const names = [...new Set((named ?? '').split(',').filter(isRemoteName))];
  if (names.length > REMOTES_NAMED_MAX)
    throw badRequest(`The query names more than ${String(REMOTES_NAMED_MAX)} remotes`);
  return { names, ...(path !== null && { path }) };
}

/** Pieces of JSON, because signatures cover fields that are unknown here. */
export interface RegistryTexts {
  schema: string;
  /** Lists in the order of first publication. */
  lists: ReadonlyMap<string, string>;
}

interface RegistryView {
  text: string;
  /** Lists that browsers would not read beside the others. */
  omitted: readonly string[];
}

/** @throws Error unless it is a registry */
export function readRegistryTexts(text: string): RegistryTexts {
  const registry: unknown = JSON.parse(text);
  if (!isRecord(registry) || !isRecord(registry['microFrontends'])) throw new Error('This is not a registry');
  const lists = Object.entries(registry['microFrontends']);
  return {
    schema: JSON.stringify(registry['schema'] ?? ''),
    lists: new Map(lists.map(([name, list]) => [name, `${JSON.stringify(name)}:${JSON.stringify(list)}`])),
  };
}

/** Returns the names of the lists that a browser needs, most needed first: the requested ones, then the core ones. */
export function namesFor(registry: Registry, { path, names }: RegistryQuery): string[] {
  const owner = path === undefined ? undefined : findRoute(registry, path)?.remote;
  const asked = (owner === undefined ? names : [owner, ...names]).map(registryName);
  const listed = Object.keys(registry.microFrontends);
  const core = listed.slice(0, CORE_REMOTES_MAX);
  return [...new Set([...asked.filter((name) => name in registry.microFrontends), ...core])];
}

/** Composes as many lists as browsers read. */
export function composeView({ schema, lists }: RegistryTexts, names: readonly string[]): RegistryView {
  const taken = new Set<string>();
  let size = Buffer.byteLength(viewText(schema, []));
  for (const name of names) {
    const bytes = Buffer.byteLength(lists.get(name) ?? '') + 1;
    if (taken.size === REMOTES_READ_MAX || size + bytes > REGISTRY_MAX_BYTES) continue;
    taken.add(name);
    size += bytes;
  }
  const texts = [...lists].flatMap(([name, text]) => (taken.has(name) ? text : []));
  return { text: viewText(schema, texts), omitted: names.filter((name) => !taken.has(name)) };
}

function viewText(schema: string, lists: readonly string[]): string {
  return `{"schema":${schema},"microFrontends":{${lists.join()}}}`;
}
