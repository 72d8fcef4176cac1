import { readFile, stat } from 'node:fs/promises';

/** The built shell, cut open where a page's head goes. */
export interface Template {
  /** The file, with the settings of this installation and otherwise as it is. */
  plain: string;
  /** The file with the head of a page in place of its own title and description. */
  withHead: (head: string) => string;
}

const TITLE = /<title>[^<]*<\/title>/i;
const HEAD_END = '</head>';
const DESCRIPTION = /<meta name="description"[^>]*>/i;

/**
 * Reads the shell's file again whenever it changed; gives undefined where there is none.
 * @param settings elements that stand in the head of every copy
 */
export function templateReader(file: string, settings: string): () => Promise<Template | undefined> {
  let seen = '';
  let template: Template | undefined;
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = [mtimeMs, size, ino].join();
      if (version !== seen) {
        template = cut(withSettings(await readFile(file, 'utf8'), settings));
        seen = version;
      }
      return template;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

function withSettings(page: string, settings: string): string {
  const [before = '', ...after] = page.split(HEAD_END);
  return settings === '' || after.length === 0 ? page : before + settings + HEAD_END + after.join(HEAD_END);
}

function cut(plain: string): Template {
  const [before = '', after] = plain.replace(DESCRIPTION, '').split(TITLE, 2);
  return { plain, withHead: (head) => (after === undefined ? plain : before + head + after) };
}
