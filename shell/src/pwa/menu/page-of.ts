import { pagePaths } from '@naija/contracts/domain/pages';
import type { Intent } from '@naija/runtime';

/** Where something that waits is shown and can be gone on with. */
export function pageOf({ kind, about }: Pick<Intent, 'kind' | 'about'>): string {
  if (kind === 'comment') return pagePaths.agent(about);
  return kind === 'edit' ? '/dashboard?tab=edit-profile' : '/agentform';
}
