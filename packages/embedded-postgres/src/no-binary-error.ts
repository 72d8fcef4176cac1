/** No PostgreSQL binary runs here; the message tells the operator what to do. */
export class NoBinaryError extends Error {
  override readonly name = 'NoBinaryError';

  constructor(reason: string) {
    super(
      `No embedded PostgreSQL for this machine (${reason}). ` +
        'Set DATABASE_URL to a PostgreSQL server, for example postgres://user:password@localhost:5432/naija.',
    );
  }
}
