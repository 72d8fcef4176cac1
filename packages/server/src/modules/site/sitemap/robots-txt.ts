import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';

const ALLOWED = [agentPaths.search, commentPaths.list('')];
const DISALLOWED = [
  '/api/',
  '/dashboard',
  '/agentform',
  '/verified',
  '/set-password',
  '/restore-email',
  '/restore-phone',
  '/confirm-comment',
];

/** RFC 9309: the longest matching path wins. */
export function robotsTxt(sitemap: string): string {
  return [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}
