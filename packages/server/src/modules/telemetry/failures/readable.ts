import { redactPersonalData } from '@naija/contracts/http/reports';
import { RELEASES_PATH } from '@naija/contracts/remote/registry';
import { withoutInvisible } from '@naija/contracts/remote/untrusted-text';
import type { ReportedRelease } from './reported-release.ts';

const FRAMES_MAX = 10;
const LINE_MAX = 500;
const SCRIPT = /^((?:[\w-]{1,40}\/){0,3}[\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})\)?$/;
const NAME = /^[\w$.<>]{1,80}$/;

export function readableMessage(message: string): string {
  return redactPersonalData(withoutInvisible(message)).trim();
}

/** Frames of a reported stack in scripts of the release, written anew, so that nothing else of the report is kept. */
export function readableStack(stack: string, release: ReportedRelease): string {
  return stack
    .split('\n')
    .flatMap((line) => readableFrame(line.trim(), release))
    .slice(0, FRAMES_MAX)
    .join('\n');
}

function readableFrame(line: string, { remote, version }: ReportedRelease): string[] {
  const folder = `${RELEASES_PATH}${remote}/${version}/`;
  const start = line.length > LINE_MAX ? -1 : line.indexOf(folder);
  const [, script, row, column] = (start < 0 ? null : SCRIPT.exec(line.slice(start + folder.length))) ?? [];
  if (script === undefined) return [];
  const place = `${folder}${script}:${String(row)}:${String(column)}`;
  const name = nameIn(line.slice(0, start));
  return [NAME.test(name) ? `    at ${name} (${place})` : `    at ${place}`];
}

/** `at name (address` of Chrome, `name@address` of Firefox and Safari. */
function nameIn(before: string): string {
  const [name = ''] = before.split(/[(@]/, 1);
  return name
    .replace(/^at /, '')
    .replace(/^(?:async[ *]|new )/, '')
    .trim();
}
