import { useParams } from 'react-router-dom';
import { agentMeta } from '@naija/contracts/domain/pages';
import { cacheStatusOf } from '@naija/runtime';
import { ButtonLink, ErrorPanel, Page } from '@naija/ui';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { isUnknownAgent } from '../../failures/unknown-agent.ts';
import { CacheStatus } from '../../offline/CacheStatus.tsx';
import { useCommentsSubscription } from './comments/comments-api.ts';
import { Comments } from './comments/Comments.tsx';
import { Profile } from './Profile.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { PROFILE_HEADING } from './ProfileSkeleton.tsx';

export default function ProfilePage() {
  const { id = '' } = useParams();
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(id);
  // In parallel with the profile, though the comments are shown after it.
  useCommentsSubscription(id);
  const agent = currentData?.data;
  if (isError && isUnknownAgent(error)) return <UnknownAgent />;
  return (
    <Page title={agent ? agentMeta(agent).title : PROFILE_HEADING}>
      <ProfileBar agent={agent} />
      <CacheStatus status={cacheStatusOf(currentData)} />
      {isError && !agent ? (
        <ProfileFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Profile agent={agent} />
      )}
      {agent && <Comments key={id} agent={agent} />}
    </Page>
  );
}

function UnknownAgent() {
  return (
    <Page title="Agent not found">
      <h1>Agent not found</h1>
      <ErrorPanel
        title="There is no such agent"
        message="The link may be old, or a part of it may be missing."
      >
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </ErrorPanel>
    </Page>
  );
}
