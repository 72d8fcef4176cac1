import { access } from 'node:fs/promises';

/** True when there is a file or folder at the path that this process can see. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
