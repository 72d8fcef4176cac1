import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../lib/workspaces.mjs';
import { pagePaths } from '@naija/contracts/domain/pages';
import { log } from '../../lib/log.mjs';
import { warmUp } from '../browser/warm-up.mjs';
import { measuredPages } from '../browser/pages.mjs';
import { firstVisitBytes } from './first-visit.mjs';
import { federatedWeight, oneBundleWeight } from '../first-load.mjs';
import { transferSize } from './transfer-size.mjs';
import { publicUiWeight } from '../ui-weight.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const KB = 1_000;

/**
 * Bytes on the network, compressed with Brotli.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function weightFigures({ form, homeBundle, startedSites }) {
  const federated = federatedWeight();
  const worker = brotliCompressSync(readFileSync(path.join(ROOT, 'shell/dist/sw.js'))).length;
  const bundle = form === 'short' ? undefined : oneBundleWeight(await homeBundle());
  return [
    {
      id: 'weight.first-load',
      title: 'First load of /: JavaScript, kB',
      samples: { ours: [federated.brotli / KB], ...(bundle && { bundle: [bundle.brotli / KB] }) },
    },
    {
      id: 'weight.first-load-files',
      title: 'First load of /: JavaScript, files',
      samples: { ours: [federated.files], ...(bundle && { bundle: [bundle.files] }) },
    },
    { id: 'weight.worker', title: 'Service worker, kB', samples: { ours: [worker / KB] } },
    ...(form === 'short' ? [] : [await uiFigure(), ...(await firstVisitFigures(await startedSites()))]),
    ...(await htmlFigures(await startedSites())),
  ];
}

/** @returns {Promise<Figure>} */
async function uiFigure() {
  const { gzip } = await publicUiWeight();
  return { id: 'weight.ui', title: 'Design system on public pages, kB gzip', samples: { ours: [gzip / KB] } };
}

/** @param {import('../sites/sites.mjs').Sites} sites @returns {Promise<Figure[]>} */
async function firstVisitFigures({ sites }) {
  const { ours } = sites;
  if (!ours) return [];
  const pages = [{ id: 'home', name: 'Home', path: pagePaths.home }, ...(await measuredPages(sites))];
  const figures = [];
  for (const { id, name, path: page } of pages) {
    const title = `${name}: all that a first visit transfers in 30 s, kB`;
    log(title);
    await warmUp({ ours }, page);
    const bytes = await firstVisitBytes(ours.url, page);
    figures.push({ id: `weight.first-visit.${id}`, title, samples: { ours: [bytes / KB] } });
  }
  return figures;
}

/** @param {import('../sites/sites.mjs').Sites} sites @returns {Promise<Figure[]>} */
async function htmlFigures({ sites: { bundle: _, ...sites } }) {
  const pages = await measuredPages(sites);
  return Promise.all(
    pages.map(async ({ id, name, path: page }) => {
      const sizes = Object.entries(sites).map(async ([variant, { url }]) => [
        variant,
        [(await transferSize(url + page)) / KB],
      ]);
      return {
        id: `weight.html.${id}`,
        title: `${name}: HTML, kB`,
        samples: /** @type {Figure['samples']} */ (Object.fromEntries(await Promise.all(sizes))),
      };
    }),
  );
}
