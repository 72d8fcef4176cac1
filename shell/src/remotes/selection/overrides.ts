import { stripTrailingSlashes } from '@naija/contracts/http/trailing-slashes';
import { readStored, writeStored } from '../../browser/storage.ts';
import { mayOverride, OVERRIDE_PARAMETER, OVERRIDES_KEY } from '../page-settings.ts';

const OVERRIDE = /^([a-z][a-z0-9-]*)@(https?:\/\/.+)$/;

const current = new Map<string, string>();

export const overrides: ReadonlyMap<string, string> = current;

/** Reads `?remote=directory@http://localhost:4174` into this tab's overrides, if the server allows it. */
export function readOverrides(): void {
  if (!mayOverride()) return;
  const url = new URL(globalThis.location.href);
  const given = url.searchParams.getAll(OVERRIDE_PARAMETER);
  const stored = readStored(OVERRIDES_KEY, 'sessionStorage');
  const written: unknown[] = Array.isArray(stored) ? stored : [];
  for (const text of [...written, ...given]) {
    const [, remote, address] = OVERRIDE.exec(String(text)) ?? [];
    if (remote !== undefined && address !== undefined) current.set(remote, stripTrailingSlashes(address));
  }
  if (given.length === 0) return;
  write();
  url.searchParams.delete(OVERRIDE_PARAMETER);
  globalThis.history.replaceState(globalThis.history.state, '', url);
}

export function stopOverride(remote: string): void {
  current.delete(remote);
  write();
}

function write(): void {
  const written = [...current].map((override) => override.join('@'));
  writeStored(OVERRIDES_KEY, written, 'sessionStorage');
}
