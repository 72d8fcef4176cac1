import type { MailServer } from './mail-server.ts';
import { expect } from './test.ts';

export interface Mail {
  subject: string;
  path: string;
  code: string;
}

/** Newest mail to an address, once `count` arrived. A failed mail is retried within 40 seconds. */
export async function waitForMail(mail: MailServer, address: string, count = 1): Promise<Mail> {
  await expect
    .poll(async () => (await mail.mailTo(address)).length, { timeout: 90_000, intervals: [200] })
    .toBe(count);
  const newest = (await mail.mailTo(address)).at(-1);
  const text = newest?.text ?? '';
  const link = /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? '';
  return {
    subject: newest?.subject ?? '',
    path: link === '' ? '' : new URL(link).pathname + new URL(link).search,
    code: /\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '',
  };
}

/** Links to a page in the mails to an address, as paths on the site. */
export async function waitForLinks(
  mail: MailServer,
  address: string,
  page: string,
  count = 1,
): Promise<string[]> {
  const links = async () =>
    (await mail.mailTo(address)).flatMap(({ text }) => {
      const link = /https?:\/\/\S+token=[\w-]+/.exec(text ?? '')?.[0];
      const { pathname, search } = new URL(link ?? '/none', 'http://none');
      return pathname === page ? [pathname + search] : [];
    });
  await expect.poll(async () => (await links()).length, { timeout: 90_000, intervals: [200] }).toBe(count);
  return links();
}
