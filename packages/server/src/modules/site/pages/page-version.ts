import { computeETag } from '../../../platform/http/etag.ts';
import { PERMISSIONS_POLICY } from '../../../platform/plugins/permissions-policy.ts';
import type { Template } from './shell-template.ts';

/** Changes with all that the service worker stores with the page; `policy` is the one without hashes of a page. */
export function pageVersion(template: Template, policy: string): string {
  return computeETag(template.plain + policy + PERMISSIONS_POLICY);
}
