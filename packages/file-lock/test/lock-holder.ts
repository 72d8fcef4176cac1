import { withFileLock } from '../src/index.ts';

// Holds the lock on a file until it receives a message, and then sends one.
const [file = ''] = process.argv.slice(2);

void withFileLock(file, 10_000, async () => {
  process.send?.('locked');
  await new Promise((resolve) => process.once('message', resolve));
}).then(() => {
  process.send?.('released');
  process.disconnect();
});
