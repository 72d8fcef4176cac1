import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { readFile } from 'node:fs/promises';
import { hashSource } from '../../../platform/plugins/content-security-policy.ts';
import { fileVersion } from '../file-version.ts';

export interface Template {
  /** Page with settings, otherwise as built. */
  plain: string;
  /** Adds metadata and the address of the lists that the page needs. */
  withHead: (head: string, registryAddress?: string) => string;
  styleHashes: readonly string[];
}

const TITLE = /<title>[^<]*<\/title>/i;
const HEAD_END = '</head>';
const STYLE = /<style>([^]*?)<\/style>/gi;
const REGISTRY_PRELOAD = new RegExp(`(<link rel="preload" as="fetch" crossorigin href=")${REGISTRY_PATH}"`);
const DESCRIPTION = /<meta name="description"[^>]*>/i;

/** Undefined without the file. */
export function createTemplateReader(file: string, settings: string): () => Promise<Template | undefined> {
  let readVersion = '';
  let template: Template | undefined;
  return async () => {
    try {
      const version = await fileVersion(file);
      if (version !== readVersion) {
        template = cut(withSettings(await readFile(file, 'utf8'), settings));
        readVersion = version;
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
  return {
    plain,
    withHead: (head, registryAddress = REGISTRY_PATH) =>
      after === undefined
        ? plain
        : before +
          head +
          after.replace(REGISTRY_PRELOAD, (_all, start: string) => `${start}${registryAddress}"`),
    styleHashes: [...plain.matchAll(STYLE)].map(([, style = '']) => hashSource(style)),
  };
}
