import { parentFolders } from '@naija/contracts/remote/release-errors';
import { quoteUntrusted } from '@naija/contracts/remote/untrusted-text';
import { ReleaseError } from '../release-error.ts';

type Kind = 'file' | 'folder';

/** Throws ReleaseError 'ambiguous' at a name that would replace an earlier one on a case-insensitive file system. */
export function entryNames(): (name: string, kind: Kind) => void {
  const known = new Map<string, { name: string; kind: Kind }>();
  const add = (name: string, kind: Kind): void => {
    // Safe names are ASCII, so that they differ in case at most.
    const before = known.get(name.toLowerCase());
    if (!before) known.set(name.toLowerCase(), { name, kind });
    else if (before.kind !== kind)
      throw new ReleaseError('ambiguous', `The archive holds ${quoteUntrusted(name)} as a file and a folder`);
    else if (kind === 'file' || before.name !== name)
      throw new ReleaseError(
        'ambiguous',
        `The archive holds ${quoteUntrusted(name)} twice, be it in other letter case`,
      );
  };
  return (name, kind) => {
    for (const folder of parentFolders(name)) add(folder, 'folder');
    if (name !== '') add(name, kind);
  };
}
