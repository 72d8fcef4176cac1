import type { ReleaseRequirements } from '@naija/contracts/remote/compatibility';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';

/** Whether this shell has what a release uses of the second module of the runtime, where that is not loaded. */
export function providesMore({ uses }: ReleaseRequirements): boolean {
  const provided = __MORE_EXPORTS__.split(' ');
  return (uses[RUNTIME_MORE] ?? []).every((name) => provided.includes(name));
}
