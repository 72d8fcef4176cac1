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
const servers = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('naija-agents:'));

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
  const files = ['Dockerfile', 'docs/deploy/naija-agents.service', 'docs/deploy/naija-agents@.service'];
  const starts = files
    .flatMap((file) => [...read(file).matchAll(/packages\/server\/dist\/(\w+)\.js/g)])
    .map(([, name]) => `packages/server/src/${String(name)}.ts`);
  expect(starts.length).toBeGreaterThan(2);
  expect(starts.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('Prometheus of the containers asks, tells and visits containers that exist', () => {
  const targets = [...read('docs/deploy/prometheus/prometheus.yml').matchAll(/'([\w-]+):\d+'/g)].map(
    ([, name]) => name,
  );
  expect(targets).toContain('alertmanager');
  expect(targets.filter((name) => !(String(name) in compose.services))).toEqual([]);
});

test('Grafana of the containers gets the dashboard, and the data source that the dashboard shows', () => {
  const provisioning = 'docs/deploy/grafana/provisioning';
  const { datasources } = /** @type {{ datasources: { uid: string, type: string, url: string }[] }} */ (
    parse(read(`${provisioning}/datasources/prometheus.yml`))
  );
  const { providers } = /** @type {{ providers: { type: string, options: { path: string } }[] }} */ (
    parse(read(`${provisioning}/dashboards/naija-agents.yml`))
  );
  const { templating, panels } =
    /** @type {{ templating: { list: { name: string, query: string, current: { value: string } }[] }, panels: { datasource: { uid: string } }[] }} */ (
      JSON.parse(read('docs/deploy/grafana/dashboard.json'))
    );
  const [source, provider, variable] = [datasources[0], providers[0], templating.list[0]];
  expect([source?.uid, source?.type]).toEqual([variable?.current.value, variable?.query]);
  expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(
    new Set([`\${${String(variable?.name)}}`]),
  );
  expect(Object.keys(compose.services)).toContain(new URL(source?.url ?? '').hostname);
  const mounts = (compose.services['grafana']?.volumes ?? []).map((volume) => volume.split(':'));
  expect(mounts).toContainEqual([`./${provisioning}`, '/etc/grafana/provisioning', 'ro']);
  const [, place] = mounts.find(([from]) => from === './docs/deploy/grafana/dashboard.json') ?? [];
  expect(path.dirname(String(place))).toBe(provider?.options.path);
});
