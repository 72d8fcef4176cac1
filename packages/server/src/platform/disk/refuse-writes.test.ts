import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { useServer } from '../../../test/use-server.ts';
import { createDiskSpace } from './disk-space.ts';

let reserveBytes = 0;
const FULL = Number.MAX_SAFE_INTEGER;
const server = useServer({}, undefined, (folder) => ({
  disk: {
    get reserveBytes() {
      return reserveBytes;
    },
    read: () => createDiskSpace({ folders: [folder], reserveBytes }).read(),
    isFull: () => createDiskSpace({ folders: [folder], reserveBytes }).isFull(),
  },
}));
const COMMENT = { fullname: 'Ada', content: 'Kind and quick' };

it('a disk without more than its reserve refuses writes, and neither reads nor a logout', async () => {
  const { id } = await addAgent(server.db);
  const post = async (url: string, payload?: object) =>
    (await server.app.inject({ method: 'POST', url, ...(payload && { payload }) })).statusCode;
  reserveBytes = FULL;
  const refused = await server.app.inject({ method: 'POST', url: commentPaths.post(id), payload: COMMENT });
  const read = await server.app.inject(agentPaths.byId(id));
  const logout = await post(authPaths.logout);
  const { status } = (await server.app.inject('/readyz')).json<{ status: string }>();
  reserveBytes = 0;
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    507,
    '30',
    { code: 'insufficient_storage', message: expect.stringContaining('nothing was saved') as string },
  ]);
  expect([read.statusCode, logout, status]).toEqual([200, 204, 'degraded']);
  expect(await post(commentPaths.post(id), COMMENT)).toBe(201);
});

it('a request responds 507 if the disk of the database is full, and nothing is stored', async () => {
  const { id } = await addAgent(server.db);
  // PostgreSQL raises this error if a table cannot grow.
  await server.db.execute(
    sql.raw(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`),
  );
  await server.db.execute(
    sql.raw(`create trigger full_disk before insert on comments for each row execute function full_disk()`),
  );
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: commentPaths.post(id),
    payload: COMMENT,
  });
  await server.db.execute(sql.raw('drop function full_disk cascade'));
  expect([statusCode, body]).toEqual([507, expect.stringContaining('insufficient_storage')]);
});
