import {
  SWITCH_ACTIONS,
  type AuditEntry,
  type CanaryRequest,
  type PublishResponse,
  type ReleasesStatus,
  type RollbackRequest,
  type RollbackResponse,
  type SwitchResponse,
} from '@naija/contracts/http/releases';
import { RELEASE_VERSION_PATTERN, REMOTE_NAME_PATTERN, VERSION_MAX } from '@naija/contracts/remote/names';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { describing, isoTime, nullable } from '../../platform/http/schemas.ts';
import type { Failures } from './repository.ts';

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

/** A share of visitors to try the release on first; all get it without one. */
export const publishQuery = Type.Object({ percent: Type.Optional(percent) });

/** Only describes: it is read as it arrives. */
export const archiveBody = Type.Unsafe<Readable | undefined>({
  description: 'Tar archive of the folder of the release, at most 20 MB and 500 files',
});

/** None at all where no release is named. */
export const rollbackBody = nullable(
  describing<RollbackRequest>()(Type.Object({ from: Type.Optional(version) })),
);

export const canaryBody = describing<CanaryRequest>()(Type.Object({ version, percent }));

const switchedFields = {
  remote: text,
  current: text,
  before: nullable(text),
  trial: nullable(Type.Object({ version: text, percent: Type.Integer() })),
};
export const switchedAnswer = describing<SwitchResponse>()(Type.Object(switchedFields));
export const rolledBackAnswer = describing<RollbackResponse>()(
  Type.Object({ ...switchedFields, rolledBack: text }),
);
export const publishedAnswer = describing<PublishResponse>()(
  Type.Object({ ...switchedFields, added: Type.Boolean() }),
);

const auditLine = describing<AuditEntry>()(
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
  }),
);
const failures = Type.Unsafe<Failures>(Type.Record(Type.String(), Type.Integer()));
const keptRelease = Type.Object({
  version: text,
  traffic: Type.Integer(),
  default: Type.Boolean(),
  since: nullable(isoTime),
  failures: Type.Optional(failures),
});

export const statusAnswer = describing<ReleasesStatus>()(
  Type.Object({
    remotes: Type.Array(Type.Object({ remote: text, releases: Type.Array(keptRelease) })),
    audit: Type.Array(auditLine),
  }),
);
