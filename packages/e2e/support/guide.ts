import { readFileSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@naija/tooling/run';
import { ROOT } from '@naija/tooling/workspaces';

/** A command to run, or a file to write. */
export type Step =
  { readonly command: string } | { readonly file: string; readonly text: string; readonly isAdded: boolean };

const FENCE = '```';
const FILE = /`([\w./-]+)`:$/;

/**
 * Steps of a section of a document, in its order.
 * @param file relative to the repository
 * @throws Error for an unknown section, and for a block that is neither commands nor introduced by the name of a file
 */
export function stepsOf(file: string, title: string): Step[] {
  const sections = readFileSync(path.join(ROOT, file), 'utf8').split(/^##+ /m);
  const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? '';
  // Texts and blocks take turns.
  const parts = section.split(`\n${FENCE}`);
  const steps = parts.flatMap((part, index): Step[] => {
    if (index % 2 === 0) return [];
    const [language = '', ...lines] = part.split('\n');
    if (language === 'sh') return lines.flatMap(commandsIn);
    const before = (parts[index - 1] ?? '').trim().split('\n\n').at(-1) ?? '';
    const [, written] = FILE.exec(before) ?? [];
    if (written === undefined) throw new Error(`${file} does not name the file of this block: ${part}`);
    return [{ file: written, text: `${lines.join('\n')}\n`, isAdded: before.includes('to the end of') }];
  });
  if (steps.length === 0) throw new Error(`${file} has no commands and files under "${title}"`);
  return steps;
}

function commandsIn(line: string): Step[] {
  const [command = ''] = line.split(' # ');
  return command.trim() === '' ? [] : [{ command: command.trim() }];
}

/**
 * Follows a document as a reader does: `cd` is remembered.
 * @param folder where the reader starts
 */
export function reader(folder: string, env: NodeJS.ProcessEnv) {
  let cwd = folder;
  return {
    cwd: () => cwd,
    /** @param inNames names of the document that are others here @returns output; @throws Error with it if a command fails */
    async follow(step: Step, inNames: (text: string) => string): Promise<string> {
      if ('file' in step) {
        const file = path.join(cwd, step.file);
        await mkdir(path.dirname(file), { recursive: true });
        await (step.isAdded ? appendFile(file, `\n${step.text}`) : writeFile(file, step.text));
        return '';
      }
      const [, into] = /^cd (\S+)$/.exec(step.command) ?? [];
      if (into !== undefined) cwd = path.join(cwd, into);
      if (into !== undefined) return '';
      const { code, output } = await run('sh', ['-euc', inNames(step.command)], { cwd, env, quiet: true });
      if (code !== 0) throw new Error(`${step.command}\n${output}`);
      return output;
    },
  };
}
