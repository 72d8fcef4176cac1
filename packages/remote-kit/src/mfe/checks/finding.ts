/** Something about a release that keeps it from being shipped. */
export interface Finding {
  /** What was looked at. */
  check: 'files' | 'shell' | 'budget' | 'routes';
  message: string;
}
