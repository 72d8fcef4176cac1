/** True for JSON; a login page of a hotel's network is none. */
export function isJson({ headers }: Response): boolean {
  return /^application\/json\b/.test(headers.get('content-type') ?? '');
}

/** True for a whole answer of this server that is for everybody, and that it lets be kept. */
export function mayBeSaved({ status, type, redirected, headers }: Response): boolean {
  const forbidden = /\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '');
  const ofThisServer = type === 'basic' || type === 'default';
  return status === 200 && ofThisServer && !redirected && !forbidden && headers.get('vary') !== '*';
}
