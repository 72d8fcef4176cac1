import { catalogueLanguage } from '@naija/contracts/pwa/catalogue-file';
import { LICENCES_FILE, SERVER_LICENCES_FILE, type ReleaseAsset } from '@naija/contracts/remote/release';

/** Files that pages only link to. */
const LINKED = [LICENCES_FILE, SERVER_LICENCES_FILE];

/**
 * The files of a release that its pages need.
 * @param language of the pages, of which English needs no translations
 */
export function neededAssets(assets: readonly ReleaseAsset[], language: string | undefined): ReleaseAsset[] {
  return assets.filter(({ url }) => {
    const into = catalogueLanguage(url);
    return !LINKED.includes(url) && (into === undefined || into === language);
  });
}
