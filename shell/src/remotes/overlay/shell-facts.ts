import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { readReleaseId, pageRenderer } from '../release-id.ts';

interface ShellFacts {
  build: string;
  packages: string;
  renderer: string | undefined;
}

export function shellFacts(): ShellFacts {
  const renderer = pageRenderer();
  const { remote, version } = readReleaseId(renderer ?? '');
  return {
    build: entryScript().replace(/^.*\//, '').replace(/\.js$/, ''),
    packages: Object.entries(__PROVIDES__)
      .map((shared) => shared.join(' '))
      .join(', '),
    renderer: renderer === undefined ? undefined : `${remote} ${version}`,
  };
}

/** Address of the entry script: in the page, or in the data of the boot script of a rendered page. */
function entryScript(): string {
  const boot = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
  if (boot) return (JSON.parse(boot) as BootData).main;
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
