import { expect, test } from 'vitest';
import { run } from '../../lib/run.mjs';

const BENCH = ['packages/tooling/src/bench/command.mjs', '--load', '--minutes', '0.1', '--rate', '100'];

// Ten thousand agents are filled in, unless an earlier run has done so.
test(
  'a short load is answered without a failure, and each of its comments is stored',
  { timeout: 300_000 },
  async () => {
    const { code, output } = await run(process.execPath, [...BENCH, '--agents', '10000'], { quiet: true });
    expect(code, output).toBe(0);
    expect(output).toMatch(/\| All \| 600 \| 0 \|/);
    expect(output).toMatch(/Comments: 12 acknowledged, 12 stored/);
  },
);
