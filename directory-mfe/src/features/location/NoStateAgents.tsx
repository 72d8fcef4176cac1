import { MESSAGES } from '@naija/contracts/domain/messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { failureKind } from '@naija/runtime';
import { ButtonLink, ErrorPanel } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';

/** Why a state's agents are not shown: there are none yet, the line is down, or anything else. */
export function NoStateAgents({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const none = failureKind(error) === 'not_found';
  return (
    <ErrorPanel
      title="No Results Found"
      message={none ? MESSAGES.locationEmpty : failureMessage(error)}
      onRetry={none ? undefined : retry}
    >
      {none && <ButtonLink to={pagePaths.trending}>Search all states</ButtonLink>}
    </ErrorPanel>
  );
}
