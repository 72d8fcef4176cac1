/** True for code of an installed package, false for sources of this repository. */
export function isPackageCode(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith('\0');
}
