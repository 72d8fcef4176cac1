import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { tempFolder } from '../../../test/temp-folder.ts';

const DEPLOY = fileURLToPath(new URL('../../../../../docs/deploy/prometheus/', import.meta.url));
const RULES = join(DEPLOY, 'alerts.yml');
/** Evaluation after this many intervals, longer than any alert waits or looks back. */
const INTERVALS = 65;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface Alert {
  alert: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** Values by series, as promtool writes them: `0+2x70` grows by 2, `1x70` stays, `_x70` has none. */
type Series = Record<string, string>;

interface Example {
  fires: Series | Series[];
  /** Labels of the alert beside those of the rule. */
  labels?: Record<string, string>;
  stays: Series | Series[];
  /** Unit of time between two values, a minute by default. */
  interval?: 'm' | 'h';
}

const REQUESTS = 'naija_http_request_duration_seconds';
const PUSHES = 'naija_push_attempts_total';
const disk = (free: number) => ({
  'naija_disk_free_bytes{instance="a",folder="/data"}': `${String(free)}x70`,
  'naija_disk_reserve_bytes{instance="a"}': '1000x70',
});
/** A certificate that expires this long after the evaluation. */
const expiresIn = (days: number) => ({
  'probe_ssl_earliest_cert_expiry{instance="https://agents.example/"}': `${String(INTERVALS * 60 + days * DAY_SECONDS)}x70`,
});
const BACKUP = 'naija_backup_completed_timestamp_seconds{instance="a"}';
const UP = 'naija_database_up{instance="a"}';
/** A backup that was completed this long before the evaluation. */
const backedUp = (hours: number) => ({
  [UP]: '1x70',
  [BACKUP]: `${String((INTERVALS - hours) * HOUR_SECONDS)}x70`,
});
/** Reads of which this percentage takes less than a second. */
const reads = (fast: number) => ({
  [`${REQUESTS}_bucket{method="GET",le="1"}`]: `0+${String(fast)}x70`,
  [`${REQUESTS}_bucket{method="GET",le="2.5"}`]: '0+100x70',
  [`${REQUESTS}_bucket{method="GET",le="+Inf"}`]: '0+100x70',
});
const failing = (failed: number) => ({
  [`${REQUESTS}_count{status="5xx"}`]: `0+${String(failed)}x70`,
  [`${REQUESTS}_count{status="2xx"}`]: `0+${String(200 - failed)}x70`,
});

const EXAMPLES: Record<string, Example> = {
  DatabaseAway: {
    fires: { 'naija_database_up{instance="a"}': '0x70' },
    labels: { instance: 'a' },
    stays: { 'naija_database_up{instance="a"}': '1x70' },
  },
  ServerErrors: { fires: failing(4), stays: failing(1) },
  SlowResponses: { fires: reads(90), stays: reads(99) },
  EventLoopDelayed: {
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.6x70' },
    labels: { instance: 'a' },
    stays: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.4x70' },
  },
  PoolExhausted: {
    fires: { 'naija_database_pool_waiting{instance="a"}': '25x70' },
    labels: { instance: 'a' },
    stays: { 'naija_database_pool_waiting{instance="a"}': '15x70' },
  },
  DiskNearlyFull: { fires: disk(3_000), labels: { instance: 'a', folder: '/data' }, stays: disk(5_000) },
  DiskFull: { fires: disk(900), labels: { instance: 'a', folder: '/data' }, stays: disk(3_000) },
  DependencyFailing: {
    fires: { 'naija_dependency_up{dependency="storage"}': '0x70' },
    labels: { dependency: 'storage' },
    stays: { 'naija_dependency_up{dependency="mail"}': '0x70' },
  },
  MailNotLeaving: {
    fires: { 'naija_jobs_oldest_seconds{queue="mail"}': '1000x70' },
    stays: { 'naija_jobs_oldest_seconds{queue="notifications"}': '1000x70' },
  },
  MailRefused: {
    fires: { 'naija_mail_attempts_total{outcome="failed"}': '0+1x70' },
    stays: { 'naija_mail_attempts_total{outcome="sent"}': '0+1x70' },
  },
  NotificationsWaiting: {
    fires: { 'naija_jobs_oldest_seconds{queue="notifications"}': '1000x70' },
    stays: { 'naija_jobs_oldest_seconds{queue="notifications"}': '800x70' },
  },
  PushesFailing: {
    // Nothing was sent, so this series does not exist.
    fires: { [`${PUSHES}{outcome="failed"}`]: '0+1x70' },
    stays: { [`${PUSHES}{outcome="failed"}`]: '0+1x70', [`${PUSHES}{outcome="sent"}`]: '0+1x70' },
  },
  ReleaseFailing: {
    fires: { 'naija_release_failures_total{remote="auth",version="1.2.0"}': '0+3x70' },
    labels: { remote: 'auth', version: '1.2.0' },
    stays: { 'naija_release_failures_total{remote="auth",version="1.2.0"}': '0+1x70' },
  },
  RendererSuspended: {
    fires: { 'naija_renderers{instance="a",state="suspended"}': '1x70' },
    labels: { instance: 'a' },
    stays: { 'naija_renderers{instance="a",state="ready"}': '1x70' },
  },
  PhotosWaiting: {
    fires: { 'naija_photos_processing{state="queued"}': '20x70' },
    stays: { 'naija_photos_processing{state="queued"}': '10x70' },
  },
  ManyRefusals: {
    fires: { 'naija_rate_limit_refusals_total{limit="login"}': '0+120x70' },
    labels: { limit: 'login' },
    stays: { 'naija_rate_limit_refusals_total{limit="login"}': '0+30x70' },
  },
  BackupOverdue: {
    // The only backup is old.
    fires: [backedUp(37), { [UP]: '1x70' }],
    // A recent backup; a new server; and a database that is away, so that the age is unknown.
    stays: [
      backedUp(35),
      { [UP]: '_x45 1x25' },
      { [UP]: '1x60 0x10', [BACKUP]: `${String(55 * HOUR_SECONDS)}x60` },
    ],
    interval: 'h',
  },
  SiteUnreachable: {
    fires: { 'probe_success{job="site",instance="https://agents.example/"}': '0x70' },
    labels: { instance: 'https://agents.example/' },
    stays: { 'probe_success{job="site",instance="https://agents.example/"}': '1x70' },
  },
  CertificateExpiring: {
    fires: [expiresIn(13), expiresIn(-1)],
    labels: { instance: 'https://agents.example/' },
    stays: expiresIn(15),
  },
  CertificateNearlyExpired: {
    fires: [expiresIn(2), expiresIn(-1)],
    labels: { instance: 'https://agents.example/' },
    stays: expiresIn(5),
  },
  ScrapeFailing: {
    fires: { 'up{job="naija-agents",instance="a"}': '0x70' },
    labels: { job: 'naija-agents', instance: 'a' },
    stays: { 'up{job="naija-agents",instance="a"}': '1x60 0x3 1x10' },
  },
};

const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const folder = tempFolder();
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });

it('every alert has an example', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(alerts.map(({ alert }) => alert).sort());
});

describe.skipIf(promtool('--version').error)('Prometheus', () => {
  it('accepts the file of alerts', () => {
    expect(promtool('check', 'rules', RULES)).toMatchObject({ status: 0, stderr: '' });
  });

  it('accepts the configuration, which names the file of alerts', () => {
    expect(promtool('check', 'config', join(DEPLOY, 'prometheus.yml'))).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(`${String(alerts.length)} rules found`) as string,
    });
  });

  it.each(alerts)('fires $alert for what it is meant for, and for nothing else', ({ alert, ...rule }) => {
    const { fires, labels = {}, stays, interval = 'm' } = EXAMPLES[alert] ?? { fires: {}, stays: {} };
    const annotations = Object.entries(rule.annotations).map(([name, text]) => [
      name,
      text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? ''),
    ]);
    const fired = {
      exp_labels: { ...rule.labels, ...labels },
      exp_annotations: Object.fromEntries(annotations) as Record<string, string>,
    };
    const test = (series: Series, expected: object[]) => ({
      interval: `1${interval}`,
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [
        { eval_time: `${String(INTERVALS)}${interval}`, alertname: alert, exp_alerts: expected },
      ],
    });
    const file = join(folder, `${alert}.yml`);
    const tests = [
      ...[fires].flat().map((series) => test(series, [fired])),
      ...[stays].flat().map((series) => test(series, [])),
    ];
    writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: `1${interval}`, tests }));
    const { status, stdout, stderr } = promtool('test', 'rules', file);
    expect(status, stdout + stderr).toBe(0);
  });
});
