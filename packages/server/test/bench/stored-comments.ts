import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import pg from 'pg';

/** Prints as JSON what the comments say that an author has in the database of a folder. */
const [dir = '', author] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dir });
try {
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query<{ content: string }>(
    'select content from comments where fullname = $1',
    [author],
  );
  await client.end();
  process.stdout.write(`${JSON.stringify(rows.map(({ content }) => content))}\n`);
} finally {
  await server.stop();
}
