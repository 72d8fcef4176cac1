import { useState } from 'react';
import { agentTitle, pagePaths } from '@naija/contracts/domain/pages';
import { pageTitle } from '@naija/contracts/domain/product';
import type { Agent } from '@naija/contracts/http/agents';
import { showToast } from '@naija/ui';
import { PROFILE_MESSAGES } from '../../messages/profile.ts';
import { shareLink } from './share-link.ts';

export function useShare(agent: Agent): { readonly share: () => Promise<void>; readonly byHand?: string } {
  const [failed, setFailed] = useState<string>();
  const share = async () => {
    const url = globalThis.location.origin + pagePaths.agent(agent.id);
    setFailed(undefined);
    const result = await shareLink({ title: pageTitle(agentTitle(agent)), url });
    if (result === 'copied') showToast(PROFILE_MESSAGES.linkCopied, { kind: 'success' });
    if (result === 'failed') setFailed(url);
  };
  return { share, ...(failed !== undefined && { byHand: failed }) };
}
