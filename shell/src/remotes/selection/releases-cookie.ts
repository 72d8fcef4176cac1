import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { NO_RELEASE, setRenderingCookie } from '../../rendering-cookie.ts';
import { UNCHECKED } from '../release-id.ts';
import type { Selection } from './select-releases.ts';

/** Says to the server which remotes this browser loads in another release than the default one. */
export function setReleasesCookie(site: Registry, choices: Selection['choices']): void {
  const others = [...choices].flatMap(([remote, { usable }]) => {
    const chosen = usable[0]?.metadata;
    const byDefault = releasesOf(site, remote).find(({ deployment }) => deployment.default)?.metadata;
    if (chosen && chosen.version === byDefault?.version && chosen.integrity === byDefault.integrity)
      return [];
    return [`${remote}=${chosen && chosen.integrity !== UNCHECKED ? chosen.version : NO_RELEASE}`];
  });
  setRenderingCookie(RENDERING_COOKIES.releases, others.join('&'));
}
