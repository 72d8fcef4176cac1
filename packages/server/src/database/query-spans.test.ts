import { expect, it } from 'vitest';
import { summarize } from './query-spans.ts';

it.each([
  ['select "id", "name" from "agents" where "id" = $1', 'SELECT', 'agents'],
  ['insert into "comments" ("id") values ($1) returning "id"', 'INSERT', 'comments'],
  ['update "mail_outbox" set "attempts" = $1', 'UPDATE', 'mail_outbox'],
  ['delete from "sessions" where "id" in (select "id" from "agents")', 'DELETE', 'sessions'],
  ['\n with "due" as (select 1 from "jobs" for update skip locked) update "jobs" set x = 1', 'WITH', 'jobs'],
  ['begin', 'BEGIN', undefined],
  ['', 'QUERY', undefined],
])('%j is named %s of %s', (text, operation, table) => {
  expect(summarize(text)).toEqual({ operation, table });
});
