import { authPaths } from '@naija/contracts/http/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serverProcesses } from '../../../test/server-process.ts';
import { SIGNUP } from '../../../test/signup.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const database = useDatabase();
const WAIT = { timeout: 60_000, interval: 250 };

it('while the mail server is away people sign up as always, /readyz says so, and their mail arrives when it is back', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  await smtp.goDown();
  const server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    SMTP_URL: smtp.url,
  });
  const url = await server.ready();
  const mailState = async () => {
    const response = await fetch(`${url}/readyz`);
    const { status, checks } = (await response.json()) as { status: string; checks: Record<string, string> };
    return [response.status, status, checks['mail']];
  };
  const { status } = await fetch(url + authPaths.signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SIGNUP),
  });
  expect(status).toBe(201);
  await expect.poll(mailState, WAIT).toEqual([200, 'degraded', 'failing']);
  await smtp.comeBack();
  await vi.waitUntil(() => smtp.recipients().includes(SIGNUP.email), WAIT);
  await expect.poll(mailState, WAIT).toEqual([200, 'ok', 'ok']);
});
