/** Files of a build that hold translations alone are named `pcm.po-Ca1NZ9SY.js`, by the tag of their language. */
const CATALOGUE_FILE = /(?:^|\/)([a-z]{2,3})\.po-[^/]+\.js$/;

/** Tag of the language whose translations a file holds; undefined for every other file. */
export function catalogueLanguage(url: string): string | undefined {
  return CATALOGUE_FILE.exec(url)?.[1];
}
