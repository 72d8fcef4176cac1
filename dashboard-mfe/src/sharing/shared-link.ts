/** A link to a page of the site, to be scanned, sent or printed. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  /** What the picture of the code shows, for those who do not see it. */
  readonly label: string;
  /** On this site. */
  readonly path: string;
  /** Name of the downloaded picture. */
  readonly file: string;
}
