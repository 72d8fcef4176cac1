/** Something about a release that keeps it from being shipped. */
export interface Finding {
  /** What was looked at. */
  check: 'types' | 'files' | 'shell' | 'budget' | 'routes';
  message: string;
}
