import { onCLS, onINP, onLCP } from 'web-vitals';
import {
  LOAD_OUTCOMES,
  pageLoadPath,
  type LoadOutcome,
  type PageLoadReport,
  roundToBound,
  type Vital,
} from '@naija/contracts/http/page-loads';
import { releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { postReport } from '../failures/post-report.ts';
import { sentFailures } from '../failures/send-report.ts';
import { pageOf } from '../preload.ts';
import { releaseId, UNCHECKED, pageRenderer } from '../release-id.ts';
import { hasChosenReleases } from '../page-settings.ts';
import { loadSelection } from '../selection/load-selection.ts';
import { onVisibleReleaseChange, visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { sampleOf, hasFailedBefore, rememberFailed } from '../load-sample.ts';

interface Load {
  shown: VisibleRelease;
  route: string;
}

/** Reports, when the page is left, how each release that it ran performed: only a sample, and nothing about the visitor. */
export async function reportPageLoads(): Promise<void> {
  if (hasChosenReleases()) return;
  const { site } = await loadSelection();
  const renderer = pageRenderer();
  // One number for all releases of the page, so that its load is reported as a whole.
  const number = Math.random();
  const loads = new Map<string, Load>();
  const reported = new Set<string>();
  let owner: string | undefined;
  const vitals = measureVitals(() => owner !== undefined && idOf(visibleRelease()) === owner);

  const note = () => {
    const shown = visibleRelease();
    const id = idOf(shown);
    if (!shown || id === undefined || loads.has(id)) return;
    // Web vitals belong to the first release only, and only if the page was opened with it: on a first visit the server
    // renders the default release, whose page a canary renders again.
    const isFirst = loads.size === 0 && (renderer ?? id) === id;
    const landed = isFirst ? pageOf(shown.release, landingPath()) : undefined;
    if (landed) owner = id;
    const route = (landed ?? pageOf(shown.release, location.pathname))?.path ?? '';
    loads.set(id, { shown, route });
  };
  const report = () => {
    if (!navigator.onLine) return;
    for (const shown of failedReleases(site)) {
      const id = idOf(shown);
      if (id !== undefined && !loads.has(id)) loads.set(id, { shown, route: '' });
    }
    for (const [id, load] of loads) {
      if (reported.has(id) || number >= sampleOf(load.shown.release)) continue;
      reported.add(id);
      send(load, id, id === owner ? vitals : {});
    }
  };

  onVisibleReleaseChange(note);
  note();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report); // Older WebKit fires only this event.
}

function send({ shown: { remote, release }, route }: Load, id: string, vitals: Vitals): void {
  if (hasFailedBefore(id)) return;
  const { version } = release.metadata;
  const outcome = failureOf(remote, version) ?? 'none';
  if (outcome !== 'none') rememberFailed(id);
  const body: PageLoadReport = { remote, version, route, outcome, ...vitals };
  postReport(pageLoadPath, body);
}

function failureOf(remote: string, version: string): LoadOutcome | undefined {
  const kinds = sentFailures().flatMap((one) =>
    one.remote === remote && one.version === version ? one.kind : [],
  );
  return LOAD_OUTCOMES.find((outcome) => (kinds as string[]).includes(outcome));
}

/** Listed releases with a failure, including those of a previous page that could not report it. */
function failedReleases(site: Registry): VisibleRelease[] {
  return sentFailures().flatMap(({ remote, version }) => {
    const release = releasesOf(site, remote).find(({ metadata }) => metadata.version === version);
    return release && failureOf(remote, version) !== undefined ? { remote, release } : [];
  });
}

/** Undefined on pages of the shell itself, and for releases of a developer's machine. */
function idOf(shown: VisibleRelease | undefined): string | undefined {
  if (!shown || shown.release.metadata.integrity === UNCHECKED) return undefined;
  return releaseId(shown.remote, shown.release);
}

type Vitals = Partial<Record<Vital, number>>;

/** Path at which the page was opened; the visitor may have navigated since. */
function landingPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? location.href, location.href).pathname;
}

/**
 * Measures web vitals, including earlier ones, in the rounded form that is reported. @param isOwn false once another
 * release is shown
 */
function measureVitals(isOwn: () => boolean): Vitals {
  const vitals: Vitals = {};
  const keep =
    (vital: Vital) =>
    ({ value }: { readonly value: number }) => {
      if (isOwn()) vitals[vital] = roundToBound(vital, value);
    };
  const options = { reportAllChanges: true };
  onLCP(keep('lcp'), options);
  onINP(keep('inp'), options);
  onCLS(keep('cls'), options);
  return vitals;
}
