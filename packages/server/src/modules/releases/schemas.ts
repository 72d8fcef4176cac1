import {
  RENDERER_ISOLATIONS,
  RENDERER_STATES,
  SWITCH_ACTIONS,
  type AuditEntry,
  type CanaryRequest,
  type CanaryStatus,
  type LoadFigures,
  type PublishResponse,
  type ReleasesStatus,
  type RollbackRequest,
  type RollbackResponse,
  type SwitchResponse,
} from '@naija/contracts/http/releases';
import { RELEASE_VERSION_PATTERN, REMOTE_NAME_PATTERN, VERSION_MAX } from '@naija/contracts/remote/names';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { typedSchema, isoTime, nullable } from '../../platform/http/schemas.ts';
import type { FailureCounts } from '../reports/index.ts';

const remote = Type.String({ pattern: REMOTE_NAME_PATTERN.source });
const version = Type.String({
  pattern: RELEASE_VERSION_PATTERN.source,
  maxLength: VERSION_MAX,
  description: 'As 1.2.0 or 1.2.0-ab12cd34',
});
const percent = Type.Integer({ minimum: 1, maximum: 100 });
const text = Type.String();

export const remoteParams = Type.Object({ remote });
export const releaseParams = Type.Object({ remote, version });

export const publishQuery = Type.Object({
  percent: Type.Optional(percent),
  auto: Type.Optional(
    Type.Boolean({ description: 'The server raises the share of visitors by itself, from 1 % on' }),
  ),
});

export const archiveBody = Type.Unsafe<Readable | undefined>({
  description: 'Tar archive of the folder of the release, at most 20 MB and 500 files',
});

export const rollbackBody = nullable(
  typedSchema<RollbackRequest>()(Type.Object({ from: Type.Optional(version) })),
);

export const canaryBody = typedSchema<CanaryRequest>()(Type.Object({ version, percent }));

const switchedFields = {
  remote: text,
  current: text,
  before: nullable(text),
  trial: nullable(Type.Object({ version: text, percent: Type.Integer() })),
};
export const switchedResponse = typedSchema<SwitchResponse>()(Type.Object(switchedFields));
export const rolledBackResponse = typedSchema<RollbackResponse>()(
  Type.Object({ ...switchedFields, rolledBack: text }),
);
export const publishedResponse = typedSchema<PublishResponse>()(
  Type.Object({ ...switchedFields, added: Type.Boolean() }),
);

const auditLine = typedSchema<AuditEntry>()(
  Type.Object({
    at: isoTime,
    who: text,
    action: Type.Enum([...SWITCH_ACTIONS]),
    remote: text,
    from: nullable(text),
    to: text,
    percent: Type.Optional(Type.Integer()),
    serial: Type.Optional(Type.Integer()),
    onStart: Type.Optional(Type.Boolean()),
    reason: Type.Optional(text),
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
  }),
);
