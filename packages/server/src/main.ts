import { readSettings, SettingsError } from './settings/env.ts';
import { startServer } from './start.ts';
import { StartError } from './start-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stopping = new AbortController();
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (stopping.signal.aborted) process.exit(1);
        stopping.abort();
        resolve();
      });
  });
  try {
    const server = await startServer(settings, stopping.signal);
    process.stdout.write(`NaijaAgents is ready on ${server.url}\n`);
    await stopRequested;
    await server.stop();
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isExpected = error instanceof StartError || error instanceof SettingsError;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  },
);
