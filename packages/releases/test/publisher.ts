import { publishRelease } from '../src/publish.ts';

// Publishes each folder that it receives. With 'killed' it is killed right before it switches the registry.
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
