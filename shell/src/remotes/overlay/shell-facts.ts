import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { readReleaseId, renderedBy } from '../release-id.ts';

export interface ShellFacts {
  /** Name of its entry script, which changes with every build. */
  build: string;
  /** The shared packages with their versions. */
  packages: string;
  /** The release that has rendered this page on the server. */
  renderer: string | undefined;
}

export function shellFacts(): ShellFacts {
  const renderer = renderedBy();
  const { remote, version } = readReleaseId(renderer ?? '');
  return {
    build: entryScript().replace(/^.*\//, '').replace(/\.js$/, ''),
    packages: Object.entries(__PROVIDES__)
      .map((shared) => shared.join(' '))
      .join(', '),
    renderer: renderer === undefined ? undefined : `${remote} ${version}`,
  };
}

/** Stands in the page, or in the data of the boot script of a rendered page. */
function entryScript(): string {
  const boot = document.getElementById(RENDERED_PAGE.bootId)?.textContent;
  if (boot) return (JSON.parse(boot) as BootData).main;
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
