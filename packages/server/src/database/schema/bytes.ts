import { customType } from 'drizzle-orm/pg-core';

/** Bytes; in these tables always a SHA-256. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
