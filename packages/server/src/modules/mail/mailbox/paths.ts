const list = '/dev/mailbox';

/** Where the mailbox of development is. */
export const mailboxPaths = {
  list,
  json: `${list}.json`,
  style: `${list}.css`,
  letter: (id: string) => `${list}/${id}`,
  html: (id: string) => `${list}/${id}/html`,
} as const;
