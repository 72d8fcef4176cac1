import { it } from 'vitest';

import { expectDurability } from '../test/durability.ts';
import { useClusterPrograms } from '../test/programs.ts';

const programs = useClusterPrograms();

it('loses no acknowledged row when everything is killed', () => expectDurability(programs, 1));
