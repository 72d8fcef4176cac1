import { it } from 'vitest';

import { useClusterPrograms } from '../test/programs.ts';
import { expectSharedStart } from '../test/shared-start.ts';

const programs = useClusterPrograms();

it.each([1, 2])('processes that start at once on a fresh folder share one cluster: repetition %i', () =>
  expectSharedStart(programs),
);
