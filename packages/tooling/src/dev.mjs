import { prepareNode } from './build.mjs';
import { readDevArguments } from './dev-arguments.mjs';
import { developAgainst } from './dev-against.mjs';
import { developSite } from './dev-site.mjs';
import { giveUp } from './say.mjs';
import { remoteFolders, ROOT } from './workspaces.mjs';

process.chdir(ROOT);
try {
  const { sources, shell } = readDevArguments(process.argv.slice(2), remoteFolders());
  await prepareNode();
  const [remote] = sources;
  if (shell !== undefined && remote !== undefined) await developAgainst(shell, remote);
  else await developSite(sources);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
