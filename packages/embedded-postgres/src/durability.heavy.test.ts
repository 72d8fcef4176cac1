import { it } from 'vitest';

import { expectDurability } from '../test/durability.ts';
import { useClusterPrograms } from '../test/programs.ts';

const programs = useClusterPrograms();

it('loses no acknowledged row in 10 rounds of SIGKILL to everything', { timeout: 300_000 }, () =>
  expectDurability(programs, 10),
);
