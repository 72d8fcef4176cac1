import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WorkspaceManifest } from './workspaces.ts';

const PACKAGES = ['contracts', 'runtime', 'ui', 'build-kit'].map((name) => `@naija/${name}`);

/** Ranges of the packages of the kit as they are installed with this command, and of all that they work with. */
export function kitVersions(): ReadonlyMap<string, string> {
  const buildKit = createRequire(import.meta.url).resolve('@naija/build-kit/package.json');
  const require = createRequire(buildKit);
  const command = new URL('../../package.json', import.meta.url);
  const manifests = [
    read(command),
    ...PACKAGES.map((name) =>
      name === '@naija/build-kit' ? buildKit : require.resolve(`${name}/package.json`),
    ).map(read),
  ];
  return new Map([
    ...manifests.flatMap(({ dependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...peerDependencies }),
    ),
    ...manifests.map(({ name, version }) => [name, `^${version}`] as const),
  ]);
}

function read(file: string | URL): WorkspaceManifest {
  return JSON.parse(readFileSync(file, 'utf8')) as WorkspaceManifest;
}
