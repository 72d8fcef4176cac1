import { prepareNode } from '../build/build.mjs';
import { readDevArguments, USAGE } from '../dev/arguments.mjs';
import { developAgainstShell } from '../dev/against-shell.mjs';
import { developSite } from '../dev/site.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { readArguments } from '../lib/cli.mjs';
import { exitWithError } from '../lib/log.mjs';
import { manifestOf, remoteFolders, ROOT } from '../lib/workspaces.mjs';

readArguments(USAGE, { shell: { type: 'string' } });
process.chdir(ROOT);
try {
  const { sources, shell } = readDevArguments(
    process.argv.slice(2),
    remoteFolders(),
    manifestOf('.').mfe?.sites,
  );
  await prepareNode();
  loadEnvFile();
  const [remote] = sources;
  if (shell !== undefined && remote !== undefined) await developAgainstShell(shell, remote);
  else await developSite(sources);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
