import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePaths } from '@naija/contracts/domain/pages';
import { findBrowser } from '../../lib/browser.mjs';
import { run } from '../../lib/run.mjs';
import { measuredPages } from '../browser/pages.mjs';
import { warmUp } from '../browser/warm-up.mjs';
import { measureInTurn } from '../results/rounds.mjs';
import { installLighthouse } from './install.mjs';
import { COLUMNS, readReport } from './report.mjs';

/** @typedef {import('../results/figures.mjs').Figure} Figure */

const RUNS = 3;
/** Left out where search engines are told to leave a page out. */
const HIDDEN = ['is-crawlable'];
const CATEGORIES = 'performance,accessibility,best-practices,seo';

/**
 * Lighthouse as it is by default: a mobile device and a slow network, both simulated. List and profile are compared with
 * other variants. The short form opens only the login page.
 * @param {import('../workplace.mjs').Workplace} workplace @returns {Promise<Figure[]>}
 */
export async function lighthouseFigures({ form, runs = RUNS, startedSites }) {
  const program = await installLighthouse();
  const { sites } = await startedSites();
  const { unrendered, ...others } = sites;
  const compared = others.ours ? others : sites;
  /** @type {typeof sites} */
  const ours = others.ours ? { ours: others.ours } : { ...(unrendered && { unrendered }) };
  const pages = [
    ...(await measuredPages(sites)).map(({ id, name, path: page }) => ({
      id,
      name,
      path: page,
      skipped: [],
      sites: compared,
    })),
    { id: 'home', name: 'Home', path: pagePaths.home, skipped: [], sites: ours },
    { id: 'results', name: 'Results', path: `${pagePaths.home}?q=kano`, skipped: HIDDEN, sites: ours },
    { id: 'login', name: 'Log in', path: '/login', skipped: HIDDEN, sites: ours },
  ];
  const figures = [];
  for (const page of form === 'short' ? pages.slice(-1) : pages) {
    const name = `${page.name}, Lighthouse`;
    await warmUp(page.sites, page.path);
    const reports = await measureInTurn({ name, runs, sites: page.sites }, (_, { url }) =>
      audit(program, url + page.path, page.skipped),
    );
    for (const [id, title, read] of COLUMNS)
      figures.push({
        id: `lighthouse.${page.id}.${id}`,
        title: `${name}: ${title}`,
        samples: Object.fromEntries(
          Object.entries(reports).map(([variant, all]) => [variant, all.map((report) => read(report))]),
        ),
      });
  }
  return figures;
}

/** @param {string} program @param {string} url @param {readonly string[]} skipped audits */
async function audit(program, url, skipped) {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const { executablePath, args, env } = await findBrowser();
  const chrome = ['--headless', ...args].join(' ');
  const options = [
    ...['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'],
    ...[`--only-categories=${CATEGORIES}`, `--chrome-flags=${chrome}`],
    ...skipped.map((id) => `--skip-audits=${id}`),
  ];
  try {
    const { code, output } = await run(process.execPath, [program, url, ...options], {
      quiet: true,
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
    });
    if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}:\n${output.slice(-2_000)}`);
    return readReport(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
