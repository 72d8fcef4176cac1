import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { freePort } from '../../../test/free-port.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useJsonReceiver } from '../../../test/use-json-receiver.ts';

const DEPLOY = fileURLToPath(new URL('../../../../../docs/deploy/prometheus/', import.meta.url));
const CONFIG = join(DEPLOY, 'alertmanager.yml');
const DAEMON = 'prometheus-alertmanager';

interface Alert {
  alert: string;
  labels: { severity: 'page' | 'ticket' };
}
interface Config {
  global: object;
  route: { routes: object[] };
  receivers: { webhook_configs?: { url: string; http_config: { authorization: object } }[] }[];
  inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
}

/** An alert as Alertmanager lists it. */
interface Known {
  labels: ReturnType<typeof labelsOf>;
  status: { state: string };
}

const { groups } = parse(readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8')) as {
  groups: { rules: Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const text = readFileSync(CONFIG, 'utf8');
const folder = tempFolder();
const pager = useJsonReceiver();
const amtool = (...args: string[]) => spawnSync('amtool', args, { encoding: 'utf8' });
const isMissing = ['amtool', DAEMON].some((program) => spawnSync(program, ['--version']).error);
const why = isMissing ? ' (skipped: needs prometheus-alertmanager)' : '';

it('alerts that silence others, and those that they silence, exist', () => {
  const matchers = (parse(text) as Config).inhibit_rules.flatMap(({ source_matchers, target_matchers }) => [
    ...source_matchers,
    ...target_matchers,
  ]);
  const names = matchers.flatMap((matcher) => /"(.*)"/.exec(matcher)?.[1]?.split('|') ?? [matcher]);
  expect(names.filter((name) => !alerts.some(({ alert }) => alert === name))).toEqual([]);
});

it('the configuration of Alertmanager has no secret in it', () => {
  expect(text).toMatch(/password_file: .*\n/);
  expect(text).toMatch(/credentials_file: /);
  expect(text).not.toMatch(/(password|credentials|token|secret): /);
});

/** The shipped configuration, with addresses of this test, and without waiting for more alerts of a group. */
function configHere(smtpUrl: string): string {
  const config = parse(text) as Config;
  const token = join(folder, 'webhook-token');
  writeFileSync(token, 'token-of-the-pager');
  Object.assign(config.global, { smtp_smarthost: new URL(smtpUrl).host, smtp_require_tls: false });
  for (const route of [config.route, ...config.route.routes]) Object.assign(route, { group_wait: '0s' });
  for (const webhook of config.receivers.flatMap(({ webhook_configs = [] }) => webhook_configs)) {
    webhook.url = pager.url();
    Object.assign(webhook.http_config.authorization, { credentials_file: token });
  }
  const file = join(folder, 'alertmanager.yml');
  writeFileSync(file, stringify(config));
  return file;
}

async function startAlertmanager(config: string): Promise<string> {
  const address = `127.0.0.1:${String(await freePort())}`;
  const child = spawn(
    DAEMON,
    [
      ...[`--config.file=${config}`, `--storage.path=${join(folder, 'alertmanager')}`],
      ...[`--web.listen-address=${address}`, '--cluster.listen-address='],
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  await vi.waitFor(() => fetch(`http://${address}/-/ready`), { timeout: 60_000, interval: 50 });
  return `http://${address}/api/v2/alerts`;
}

const labelsOf = (alertname: string, severity: string, instance = 'a') => ({ alertname, severity, instance });

describe.skipIf(isMissing)(`Alertmanager${why}`, () => {
  it('accepts the configuration', () => {
    expect(amtool('check-config', CONFIG)).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(alerts)('sends $alert to those that its severity is for', ({ alert, labels: { severity } }) => {
    const labels = [`alertname=${alert}`, `severity=${severity}`];
    const { stdout } = amtool('config', 'routes', 'test', `--config.file=${CONFIG}`, ...labels);
    expect(stdout.trim()).toBe(severity);
  });

  it('calls and writes about a page, writes about a ticket, and is silent about what follows from another', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const url = await startAlertmanager(configHere(smtp.url));
    const fire = async (...alertsNow: object[]) => {
      const body = JSON.stringify(alertsNow.map((labels) => ({ labels })));
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(200);
    };
    const mailed = async () =>
      (await smtp.received()).map(({ subject = '' }) => /\] (\w+)/.exec(subject)?.[1] ?? subject).sort();
    await fire(labelsOf('DatabaseAway', 'page'), labelsOf('CertificateNearlyExpired', 'page', 'one.example'));
    await vi.waitUntil(async () => (await mailed()).length === 2 && pager.received.length === 2, 60_000);
    for (const { headers } of pager.received) expect(headers.authorization).toBe('Bearer token-of-the-pager');
    expect(pager.received.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        ...{ status: 'firing', receiver: 'page' },
        alerts: [expect.objectContaining({ labels: labelsOf('DatabaseAway', 'page') })],
      }),
    );

    await fire(
      labelsOf('ServerErrors', 'page'),
      labelsOf('CertificateExpiring', 'ticket', 'one.example'),
      labelsOf('CertificateExpiring', 'ticket', 'two.example'),
    );
    const suppressed = async () => {
      const known = (await (await fetch(url)).json()) as Known[];
      const silent = known.filter(({ status }) => status.state === 'suppressed');
      return silent.map(({ labels: { alertname, instance } }) => `${alertname} ${instance}`).sort();
    };
    await vi.waitUntil(async () => (await mailed()).length === 3, 60_000);
    await expect
      .poll(suppressed, { timeout: 60_000 })
      .toEqual(['CertificateExpiring one.example', 'ServerErrors a']);
    expect(await mailed()).toEqual(['CertificateExpiring', 'CertificateNearlyExpired', 'DatabaseAway']);
    expect(smtp.recipients()).toEqual(Array(3).fill('operators@agents.example'));
    expect(pager.received).toHaveLength(2);
  });
});
