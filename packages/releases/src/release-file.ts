/** Name of the file that describes a release, in the release's folder. */
export const RELEASE_FILE = 'release.json';
