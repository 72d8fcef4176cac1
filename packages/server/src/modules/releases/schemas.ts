import type {
  BuildSource,
  CanaryRequest,
  PreviewResponse,
  PublishResponse,
  RetireResponse,
  RollbackRequest,
  RollbackResponse,
  SourceMapResponse,
  SwitchResponse,
  WithdrawnPreviews,
} from '@naija/contracts/http/releases';
import { PREVIEW_LABEL_MAX, PREVIEW_LABEL_PATTERN } from '@naija/contracts/remote/previews';
import { RELEASE_VERSION_PATTERN, REMOTE_NAME_PATTERN, VERSION_MAX } from '@naija/contracts/remote/names';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { typedSchema, isoTime, nullable } from '../../platform/http/schemas.ts';

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

const label = Type.String({ pattern: PREVIEW_LABEL_PATTERN.source, maxLength: PREVIEW_LABEL_MAX });
export const previewQuery = Type.Object({
  label: Type.Optional(
    Type.Unsafe<string>({ ...label, description: 'As pr-12; replaces the preview with it' }),
  ),
});
export const withdrawQuery = Type.Object({
  named: Type.String({ maxLength: VERSION_MAX, description: 'Version or label' }),
});

export const previewResponse = typedSchema<PreviewResponse>()(
  Type.Object({
    remote: Type.String(),
    version: Type.String(),
    label: nullable(Type.String()),
    until: nullable(isoTime),
    added: Type.Boolean(),
  }),
);
export const withdrawnResponse = typedSchema<WithdrawnPreviews>()(
  Type.Object({ remote: Type.String(), versions: Type.Array(Type.String()) }),
);

export const archiveBody = Type.Unsafe<Readable | undefined>({
  description: 'Tar archive of the folder of the release, at most 20 MB and 500 files',
});

export const sourceMapsBody = Type.Unsafe<Readable | undefined>({
  description:
    'Tar archive of the source maps of its scripts, each named `<script>.map`, with the same limits',
});
export const sourceMapQuery = Type.Object({
  script: Type.String({ maxLength: 200, description: 'Name of the file in the release' }),
});
export const sourceMapResponse = typedSchema<SourceMapResponse>()(
  Type.Object({ map: Type.String({ description: 'JSON, without the contents of sources' }) }),
);
export const storedResponse = Type.Object({ remote: text, version: text });

export const rollbackBody = nullable(
  typedSchema<RollbackRequest>()(Type.Object({ from: Type.Optional(version) })),
);

export const canaryBody = typedSchema<CanaryRequest>()(Type.Object({ version, percent }));

export const buildSource = typedSchema<BuildSource>()(
  Type.Object({ repository: text, commit: text, ref: text, workflow: text }),
);

const switchedFields = {
  remote: text,
  current: text,
  before: nullable(text),
  trial: nullable(Type.Object({ version: text, percent: Type.Integer() })),
};
export const switchedResponse = typedSchema<SwitchResponse>()(Type.Object(switchedFields));
export const rolledBackResponse = typedSchema<RollbackResponse>()(
  Type.Object({ ...switchedFields, rolledBack: text, earlier: Type.Optional(nullable(text)) }),
);
export const retiredResponse = typedSchema<RetireResponse>()(
  Type.Object({ remote: text, before: nullable(text) }),
);
export const publishedResponse = typedSchema<PublishResponse>()(
  Type.Object({
    ...switchedFields,
    added: Type.Boolean(),
    keyExpiresAt: Type.Optional(isoTime),
    source: Type.Optional(buildSource),
  }),
);
