import { REQUEST_ID_HEADER } from '@naija/contracts/http/request-id';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { logRedaction } from './logger.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const lines: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'info', ...logRedaction },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const server = useServer({ log: logger, trustedProxies: ['10.0.0.0/8', 'fd00::1'] });
beforeEach(() => {
  lines.length = 0;
});

const PATH = '/api/v1/user/location/Ada%20Obi?maxFee=5000';
const request = (remoteAddress: string, id?: string) =>
  server.app.inject({
    url: PATH,
    remoteAddress,
    headers: id === undefined ? {} : { [REQUEST_ID_HEADER]: id },
  });

describe('the id of a request', () => {
  it('is in its response and in its log line', async () => {
    const id = (await request('105.112.3.4')).headers[REQUEST_ID_HEADER];
    expect(id).toMatch(UUID);
    expect(lines).toMatchObject([
      { reqId: id, method: 'GET', route: '/api/v1/user/location/:location', network: '105.112.3.0/24' },
    ]);
  });

  it('leads to the error that it failed with', async () => {
    await server.db.execute(sql`alter table agents rename to away`);
    const { statusCode, headers } = await server.app.inject('/api/v1/user/location/kano');
    await server.db.execute(sql`alter table away rename to agents`);
    const errors = lines.filter(({ level }) => Number(level) >= 50);
    expect([statusCode, errors.map(({ reqId }) => reqId)]).toEqual([500, [headers[REQUEST_ID_HEADER]]]);
  });

  it.each(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1'])('is that of the trusted proxy %s', async (address) => {
    expect((await request(address, 'proxy-0123456789')).headers[REQUEST_ID_HEADER]).toBe('proxy-0123456789');
  });

  it.each([
    ['a stranger', '105.112.3.4', 'proxy-0123456789'],
    ['a trusted proxy, too short', '10.1.2.3', 'short'],
    ['a trusted proxy, too long', '10.1.2.3', 'x'.repeat(65)],
    ['a trusted proxy, with what a log or a header must not have', '10.1.2.3', 'a"; DROP{}:12345'],
  ])('is not taken from %s', async (_whom, address, id) => {
    expect((await request(address, id)).headers[REQUEST_ID_HEADER]).toMatch(UUID);
  });
});

it('the access log has one line for a request, without what was searched for or where from', async () => {
  await request('105.112.3.4');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/Ada|Obi|maxFee|105\.112\.3\.4/);
});
