import { once } from 'node:events';
import { childProcesses } from '@naija/file-lock/test';

export interface Publisher {
  /** Publishes a built folder; resolves with 'published' or the error. */
  publish(folder: string): Promise<unknown>;
  /** Publishes without waiting for the result. */
  send(folder: string): void;
  /** Resolves with the signal that ended the process. */
  ended(): Promise<unknown>;
}

/** Returns a function that starts a publishing process, which acts like a team of its own. */
export function publishers(): (remotesDir: string, end?: 'killed') => Promise<Publisher> {
  const start = childProcesses(new URL('./publisher.ts', import.meta.url));
  return async (remotesDir, end) => {
    const child = await start(remotesDir, ...(end ? [end] : []));
    const exit = once(child, 'exit');
    return {
      publish: async (folder) => {
        const reply = once(child, 'message');
        child.send(folder);
        return (await reply)[0] as unknown;
      },
      send: (folder) => void child.send(folder),
      ended: async () => (await exit)[1] as unknown,
    };
  };
}
