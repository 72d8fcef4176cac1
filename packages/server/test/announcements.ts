import pg from 'pg';
import type { Connection } from '../src/database/database.ts';

/** Collects what triggers announce on the channel of content until closed. */
export async function announcementsOn(connection: Connection): Promise<{ close: () => Promise<string[]> }> {
  const client = new pg.Client(connection);
  const payloads: string[] = [];
  client.on('notification', ({ payload = '' }) => payloads.push(payload));
  await client.connect();
  await client.query('listen content');
  return {
    close: async () => {
      // Earlier announcements arrive before the response.
      await client.query('select');
      await client.end();
      return payloads;
    },
  };
}
