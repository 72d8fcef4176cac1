import { proxySite } from './site-proxy.ts';
import { watchBuild } from './watch-build.ts';

export interface DevelopOptions {
  name: string;
  /** Absolute folder of the remote. */
  root: string;
  /** Origin of the site. */
  shell: string;
  /** Port on this machine; 0 for any free one. */
  port: number;
  log: (text: string) => void;
}

/** Rebuilds a remote at every save and shows it in the site of another address. @returns function that ends it */
export async function developAgainst({
  name,
  root,
  shell,
  port,
  log,
}: DevelopOptions): Promise<() => Promise<void>> {
  const build = await watchBuild(root, log);
  const proxy = await proxySite(shell, root, port, build);
  await build.settled();
  log(`The site of ${shell} with ${name} as it is here; open pages show each save:`);
  log(`${proxy.origin}/?remote=${name}@${proxy.release}`);
  return async () => {
    await Promise.all([proxy.close(), build.close()]);
  };
}
