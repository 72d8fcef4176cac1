import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../lib/workspaces.mjs';

/** @param {string} place */
const read = (place) => readFileSync(path.join(ROOT, place), 'utf8');

/** @typedef {{ environment?: Record<string, unknown>, volumes?: string[], image: string, command?: unknown }} Service */
/** @typedef {{ services: Record<string, Service>, volumes: Record<string, unknown> }} Compose */

const compose = /** @type {Compose} */ (parse(read('compose.yaml'), { merge: true }));
const settings = new Set([...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));

const servers = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('naija-agents:'));

test('containers of the server get settings that the server reads, and no others', () => {
  expect(servers.length).toBeGreaterThan(1);
  for (const [, { environment = {} }] of servers)
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
});

test('containers mount files of this repository that exist, and volumes that are declared', () => {
  const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.replace(/:.*/, '')),
  );
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  const volumes = sources.filter((source) => /^[a-z]/.test(source));
  expect(volumes.filter((name) => !(name in compose.volumes))).toEqual([]);
});

test('each process of the example for nginx is a container of the server', () => {
  const processes = [...read('docs/deploy/nginx.conf').matchAll(/^ *server 127\.0\.0\.1:300(\d) /gm)];
  const named = new Set(processes.map(([, number]) => `app-${String(number)}`));
  expect([...named]).toEqual(servers.map(([name]) => name).filter((name) => name.startsWith('app-')));
});

test('image, unit and compose start files that the package of the server has', () => {
  const starts = [read('Dockerfile'), read('docs/deploy/naija-agents.service'), read('compose.yaml')]
    .flatMap((text) => [...text.matchAll(/packages\/server\/dist\/(\w+)\.js/g)])
    .map(([, name]) => `packages/server/src/${String(name)}.ts`);
  expect(starts.length).toBeGreaterThan(2);
  expect(starts.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
