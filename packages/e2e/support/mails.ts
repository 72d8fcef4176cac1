import type { MailServer } from './smtp.ts';
import { expect } from './test.ts';

/** A letter that has come: its link as a path on the site, and its code. */
export interface Letter {
  subject: string;
  path: string;
  code: string;
}

/** The newest letter to an address, once there are `count` of them; one that failed is tried again within 40 seconds. */
export async function letterTo(mail: MailServer, address: string, count = 1): Promise<Letter> {
  await expect.poll(async () => (await mail.mailTo(address)).length, { timeout: 90_000 }).toBe(count);
  const letter = (await mail.mailTo(address)).at(-1);
  const text = letter?.text ?? '';
  const link = /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? '';
  return {
    subject: letter?.subject ?? '',
    path: link === '' ? '' : new URL(link).pathname + new URL(link).search,
    code: /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '',
  };
}

/** The links to a page in the letters to an address, as paths on the site, once there are `count` such letters. */
export async function linksTo(mail: MailServer, address: string, page: string, count = 1): Promise<string[]> {
  const links = async () =>
    (await mail.mailTo(address)).flatMap(({ text }) => {
      const link = /https?:\/\/\S+token=[\w-]+/.exec(text ?? '')?.[0];
      const { pathname, search } = new URL(link ?? '/none', 'http://none');
      return pathname === page ? [pathname + search] : [];
    });
  await expect.poll(async () => (await links()).length, { timeout: 90_000 }).toBe(count);
  return links();
}
