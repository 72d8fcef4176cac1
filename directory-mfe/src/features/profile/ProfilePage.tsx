import { useParams } from 'react-router-dom';
import { Page } from '@naija/ui';
import { Comments } from './comments/Comments.tsx';
import { BackButton } from './BackButton.tsx';
import { Profile } from './Profile.tsx';
import { ProfilePending } from './ProfilePending.tsx';
import { useDirectoryAgentByIdQuery } from './profile-api.ts';
import { UnknownAgent } from './UnknownAgent.tsx';
import { isUnknownAgent } from './unknown-agent.ts';

/** The public profile of one agent, with what others say about them. */
export default function ProfilePage() {
  const { id = '' } = useParams();
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(id);
  const agent = currentData?.data;
  if (isError && isUnknownAgent(error)) return <UnknownAgent />;
  return (
    <Page title={agent?.name ?? 'Agent profile'}>
      <BackButton />
      {agent ? (
        <Profile agent={agent} />
      ) : (
        <ProfilePending error={isError ? error : undefined} onRetry={() => void refetch()} />
      )}
      <Comments agentId={id} />
    </Page>
  );
}
