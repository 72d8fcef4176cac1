import { META_SETTINGS } from '@naija/contracts/remote/meta-settings';
import { previewEnd, previewsName, previewsPath } from '@naija/contracts/remote/previews';
import { readList, registryName, type RegistryEntry } from '@naija/contracts/remote/registry';
import { pageSetting } from '../page-setting.ts';
import { fetchRegistry } from '../registry/fetch-registry.ts';
import { signatureCheck } from '../registry/signature-check.ts';

/** A preview that the site has now; undefined for any other release. @throws Error for a list without a valid signature */
export async function fetchPreview(remote: string, version: string): Promise<RegistryEntry | undefined> {
  const { value: received } = await fetchRegistry(previewsPath(remote));
  const { releases } = readList(registryName(remote), received);
  if (releases.length === 0) return undefined;
  const check = signatureCheck(pageSetting(META_SETTINGS.registryKey));
  const wrong = await check(previewsName(remote), received as unknown[], releases);
  if (wrong !== undefined) throw new Error(`The list of previews of ${remote} ${wrong}`);
  return releases.find((entry) => entry.metadata.version === version && previewEnd(entry) > Date.now());
}
