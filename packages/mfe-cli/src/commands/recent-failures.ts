import type { ReportedFailure } from '@naija/contracts/http/release-status';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import type { Io } from '../io.ts';
import { findMaps } from '../stack/find-maps.ts';
import { translate, type MapOf } from '../stack/translate.ts';
import type { Target } from '../targets/target.ts';
import { moment } from './output.ts';

interface TranslatedFailures {
  failures: ReportedFailure[];
  /** Why stacks were not translated. */
  missing: Set<string>;
}

/** Translates the stacks with the source maps of the last build, or those stored with the release on the site. */
export async function translateFailures(
  reported: readonly ReportedFailure[],
  target: Target,
  io: Io,
): Promise<TranslatedFailures> {
  const found = new Map<string, MapOf>();
  const missing = new Set<string>();
  const failures: ReportedFailure[] = [];
  for (const failure of reported) {
    const { remote, version, stack } = failure;
    const id = `${remote}@${version}`;
    const maps = found.get(id) ?? findMaps({ name: remote, version }, target, io, missing).mapOf;
    found.set(id, maps);
    failures.push({ ...failure, stack: stack && (await translate(stack, remote, maps)).text });
  }
  return { failures, missing };
}

/** The failures, each with its stack below, under a heading. */
export function failuresText(failures: readonly ReportedFailure[]): string {
  const lines = failures.flatMap(({ remote, version, kind, count, lastAt, message, stack }) => [
    `${remote} ${version} ${kind}, ${times(count)}, last at ${moment(lastAt)} UTC: ${message}`,
    ...(stack === '' ? [] : stack.split('\n')),
  ]);
  return ['LAST FAILURES (7 DAYS), AS BROWSERS REPORTED THEM', ...lines.map(withoutInvisible)].join('\n');
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}
