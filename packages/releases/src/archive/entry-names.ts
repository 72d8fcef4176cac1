import { quoted } from '@naija/contracts/remote/quoted';
import { foldersOf } from '@naija/contracts/remote/release-faults';
import { ReleaseError } from '../release-error.ts';

type Kind = 'file' | 'folder';

/**
 * Takes note of the names in an archive, one after the other.
 * @throws ReleaseError 'ambiguous' at one that would take the place of an earlier one on some system
 */
export function entryNames(): (name: string, kind: Kind) => void {
  const known = new Map<string, { name: string; kind: Kind }>();
  const note = (name: string, kind: Kind): void => {
    // Names are of plain letters: there is nothing to be told apart but their case.
    const before = known.get(name.toLowerCase());
    if (!before) known.set(name.toLowerCase(), { name, kind });
    else if (before.kind !== kind)
      throw new ReleaseError('ambiguous', `The archive holds ${quoted(name)} as a file and a folder`);
    else if (kind === 'file' || before.name !== name)
      throw new ReleaseError(
        'ambiguous',
        `The archive holds ${quoted(name)} twice, be it in other letter case`,
      );
  };
  return (name, kind) => {
    for (const folder of foldersOf(name)) note(folder, 'folder');
    if (name !== '') note(name, kind);
  };
}
