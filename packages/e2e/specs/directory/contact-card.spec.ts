import { readFile } from 'node:fs/promises';
import { agentsOf } from '../../support/first-agent.ts';
import { pagePaths } from '@naija/contracts/domain/pages';
import { expect, test } from '../../support/test.ts';

test('a visitor saves an agent to the contacts of the phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [agent] = await agentsOf(page.request);
  const { id = '', name = '' } = agent ?? {};
  await page.goto(pagePaths.agent(id));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to contacts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name.replaceAll(' ', '-')}.vcf`);
  const card = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(card).toContain(`\r\nFN:${name}\r\n`);
  expect(card).toMatch(/\r\nTEL;TYPE=CELL:\+234\d{10}\r\n/);
  expect(card).toContain(`\r\nURL:${String(baseURL)}${pagePaths.agent(id)}\r\n`);
});
