/** A problem that prevents a release from being shipped. */
export interface Finding {
  check: 'types' | 'files' | 'shell' | 'server' | 'budget' | 'routes';
  message: string;
}
