import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';

/** What search engines read to show a page as people see it: they run its scripts. */
const READ_BY_PAGES = [agentPaths.search, commentPaths.list('')];
/** Pages for one person, and everything for programs. */
const CLOSED = ['/api/', '/dashboard', '/agentform', '/verified', '/set-password', '/restore-email'];

/** The rules for crawlers (RFC 9309: the longest path that fits decides). */
export function robots(sitemap: string): string {
  return [
    'User-agent: *',
    ...READ_BY_PAGES.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}
