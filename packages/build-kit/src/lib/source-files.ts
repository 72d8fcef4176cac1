/** Part of the path of each file of an installed package. */
export const INSTALLED = '/node_modules/';
/** Packages of our own, which ship their sources for bundlers. */
const OWN = '@naija/';

/**
 * True for code of third-party packages, false for sources of a remote and of our packages, even if they are installed.
 */
export function isPackageCode(id: string): boolean {
  if (id.startsWith('\0')) return true;
  const [, ...installed] = id.split(INSTALLED);
  return installed.length > 0 && !installed.at(-1)?.startsWith(OWN);
}
