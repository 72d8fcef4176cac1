/**
 * A team's publishing in a process of its own: publishes the folders it is sent, one after the other, and says so.
 * Told to be killed, it ends without a chance to tidy up when it is about to switch the registry.
 */
import { publishRelease } from '../publish.ts';

const [remotesDir = '', end] = process.argv.slice(2);

process.on('message', (folder: string) => {
  const now = (): Date => {
    if (end === 'killed') process.kill(process.pid, 'SIGKILL');
    return new Date();
  };
  void publishRelease(folder, remotesDir, { who: `team ${String(process.pid)}`, now }).then(
    () => process.send?.('published'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.send?.('ready');
