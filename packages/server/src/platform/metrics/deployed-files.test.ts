import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';

const DOCS = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
const read = (file: string) => readFileSync(join(DOCS, file), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}
interface Rules {
  groups: { rules: Alert[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(read('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;

/** Metrics in an expression, without the suffixes of histograms. */
function metricsIn(expression: string): string[] {
  const names = expression.match(/\b(?:(?:naija|nodejs|process|probe)_[a-z0-9_]+|up\b)/g) ?? [];
  return names.map((name) => name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''));
}

/** Anchor of a heading on the web. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

const folder = tempFolder();
const startProcess = serverProcesses();
const database = useDatabase({ isEmptied: false });
/** Metrics of Prometheus and of the blackbox exporter, which have their own tests. */
const declared = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']);

beforeAll(async () => {
  const server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
  });
  const url = await server.ready();
  await (await fetch(`${url}/healthz`)).text();
  const metricsUrl = await vi.waitUntil(
    () => /"url":"(http:[^"]+\/metrics)"/.exec(server.stderr())?.[1],
    60_000,
  );
  const text = await (await fetch(metricsUrl)).text();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+)/gm)) declared.add(name);
  const open = await fetch(`${url}/metrics`);
  expect(await open.text()).not.toContain('# TYPE');
});

describe('a server that serves metrics', () => {
  it.each(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))))(
    'has what the panel “$title” shows',
    ({ expr }) => {
      expect(metricsIn(expr)).not.toEqual([]);
      expect(metricsIn(expr).filter((name) => !declared.has(name))).toEqual([]);
    },
  );

  it.each(alerts)('has what the alert $alert looks at', ({ expr }) => {
    expect(metricsIn(expr)).not.toEqual([]);
    expect(metricsIn(expr).filter((name) => !declared.has(name))).toEqual([]);
  });
});

it.each(alerts)('the alert $alert leads to a section that says what to do', ({ annotations }) => {
  const [file = '', anchor] = annotations.runbook_url.replace('docs/', '').split('#');
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  expect(headings).toContain(anchor);
});

it('every metric of ours is on the dashboard or in an alert', () => {
  const shown = [...panels.flatMap(({ targets }) => targets), ...alerts].flatMap(({ expr }) =>
    metricsIn(expr),
  );
  const unknown = [...declared].filter((name) => name.startsWith('naija_') && !shown.includes(name));
  expect(unknown).toEqual([]);
});
