import {
  RENDERER_ISOLATIONS,
  RENDERER_STATES,
  type AuditEntry,
  type CanaryStatus,
  type LoadFigures,
  type ReleasesStatus,
  type ReportedFailure,
} from '@naija/contracts/http/release-status';
import { FAILURE_KINDS } from '@naija/contracts/http/reports';
import { SWITCH_ACTIONS } from '@naija/contracts/http/releases';
import { REMOTE_NAME_PATTERN } from '@naija/contracts/remote/names';
import { Type } from 'typebox';
import { isoTime, nullable, typedSchema } from '../../platform/http/schemas.ts';
import type { FailureCounts } from '../telemetry/index.ts';
import { buildSource } from './schemas.ts';

const text = Type.String();

const auditLine = typedSchema<AuditEntry>()(
  Type.Object({
    at: isoTime,
    who: text,
    action: Type.Enum([...SWITCH_ACTIONS]),
    remote: text,
    from: nullable(text),
    to: nullable(text),
    percent: Type.Optional(Type.Integer()),
    serial: Type.Optional(Type.Integer()),
    onStart: Type.Optional(Type.Boolean()),
    reason: Type.Optional(text),
    source: Type.Optional(buildSource),
  }),
);
const failures = Type.Unsafe<FailureCounts>(Type.Record(Type.String(), Type.Integer()));
const percentile = nullable(Type.Number({ description: '75th percentile' }));
const figures = typedSchema<LoadFigures>()(
  Type.Object({
    loads: Type.Integer(),
    failed: Type.Number({ description: 'Share of the loads' }),
    lcp: percentile,
    inp: percentile,
    cls: percentile,
  }),
);
const keptRelease = Type.Object({
  version: text,
  traffic: Type.Integer(),
  default: Type.Boolean(),
  since: nullable(isoTime),
  failures: Type.Optional(failures),
  figures: Type.Optional(figures),
  source: Type.Optional(buildSource),
});
const withdrawnRelease = Type.Object({ version: text, figures });

const canary = typedSchema<CanaryStatus>()(
  Type.Object({
    remote: text,
    version: text,
    percent: Type.Integer(),
    isAuto: Type.Boolean(),
    since: isoTime,
    loads: Type.Integer(),
    nextLook: Type.Integer(),
    until: Type.Optional(isoTime),
  }),
);

const reportedFailure = typedSchema<ReportedFailure>()(
  Type.Object({
    remote: text,
    version: text,
    kind: Type.Enum([...FAILURE_KINDS]),
    message: text,
    count: Type.Integer(),
    lastAt: isoTime,
    stack: Type.String({ description: 'Frames in scripts of the release' }),
  }),
);

const renderer = Type.Object({
  remote: text,
  version: text,
  state: Type.Enum([...RENDERER_STATES]),
  restarts: Type.Integer(),
  rendered: Type.Integer(),
  failed: Type.Integer(),
  lastFault: nullable(Type.Object({ at: isoTime, reason: text })),
  suspendedUntil: nullable(isoTime),
  memory: nullable(Type.Integer()),
  isolation: Type.Enum([...RENDERER_ISOLATIONS]),
});

const key = Type.Object({
  id: text,
  remote: text,
  label: nullable(text),
  createdAt: nullable(isoTime),
  expiresAt: nullable(isoTime),
  lastUsedAt: nullable(isoTime),
});

export const statusQuery = Type.Object({
  pages: Type.Optional(Type.Boolean({ description: 'With figures of single pages' })),
  remote: Type.Optional(
    Type.String({
      pattern: REMOTE_NAME_PATTERN.source,
      description: 'Only this remote, also if it is not on the site',
    }),
  ),
});

const pageStatus = Type.Object({ remote: text, version: text, page: text, figures });

export const statusResponse = typedSchema<ReleasesStatus>()(
  Type.Object({
    remotes: Type.Array(
      Type.Object({
        remote: text,
        releases: Type.Array(keptRelease),
        withdrawn: Type.Optional(Type.Array(withdrawnRelease)),
      }),
    ),
    audit: Type.Array(auditLine),
    renderers: Type.Optional(Type.Array(renderer)),
    canaries: Type.Optional(Type.Array(canary)),
    recentFailures: Type.Optional(Type.Array(reportedFailure)),
    keys: Type.Optional(Type.Array(key)),
    pages: Type.Optional(Type.Array(pageStatus)),
  }),
);
