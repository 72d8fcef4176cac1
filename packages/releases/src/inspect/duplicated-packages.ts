import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf, type Release } from '@naija/contracts/remote/release';

/** Patterns of a package's own code, minified or not, which code that uses the package does not contain. */
const PACKAGE_PATTERNS = {
  React:
    /\b__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/,
  'React DOM': /react-dom-test-utils|__reactContainer\$/,
  'the router': /useNavigate\(\) may be used only|useRoutes\(\) may be used only/,
  'React Redux': /react-redux-context/,
  'styled-components': /data-styled-version/,
} as const;

const WORKER_REGISTRATION = /\bserviceWorker\s*(?:\?\.|\.)\s*register\b|\[\s*["'`]serviceWorker["'`]\s*\]/;

/** Names of the shared packages of which code contains a copy. */
export function copiesIn(code: string): string[] {
  return Object.entries(PACKAGE_PATTERNS).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
}

/** Messages about shared packages in the bundle, and about service worker registrations. */
export async function duplicatedPackages(
  folder: string,
  release: Pick<Release, 'assets' | 'server'>,
): Promise<string[]> {
  const scripts = filesOf(release)
    .map(({ url }) => url)
    .filter((url) => /\.[cm]?js$/.test(url));
  const findings = await Promise.all(
    scripts.map(async (url) => {
      const code = await readFile(path.join(folder, url), 'utf8').catch(() => '');
      return [
        ...copiesIn(code).map((name) => `${url} holds a copy of ${name}, which the shell provides`),
        ...(WORKER_REGISTRATION.test(code)
          ? [`${url} registers a service worker, which only the shell does`]
          : []),
      ];
    }),
  );
  return findings.flat();
}
