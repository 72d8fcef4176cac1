import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { compileServer } from '../../test/server-process.ts';
import { useDatabase } from '../../test/use-server.ts';

const database = useDatabase({ isEmptied: false });

it('a command that closes its database goes on afterwards, though nothing else keeps its process alive', () => {
  const probe = pathToFileURL(`${compileServer()}/database/probe.js`).href;
  const script = `import { createProbe } from ${JSON.stringify(probe)};
    const probe = createProbe(${JSON.stringify({ connectionString: database.url })});
    const responds = await probe.responds(60_000);
    await probe.close();
    process.stdout.write(responds ? 'closed' : 'no response');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'closed', stderr: '' });
});
