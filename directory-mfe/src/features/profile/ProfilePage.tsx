import { useParams } from 'react-router-dom';
import { agentMeta } from '@naija/contracts/domain/pages';
import { originOf } from '@naija/runtime';
import { Page } from '@naija/ui';
import { useDirectoryAgentByIdQuery } from '../../agents/agent-api.ts';
import { isUnknownAgent } from '../../failures/unknown-agent.ts';
import { SavedCopyNote } from '../../saved-copy/SavedCopyNote.tsx';
import { useCommentsSubscription } from './comments/comments-api.ts';
import { Comments } from './comments/Comments.tsx';
import { Profile } from './Profile.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { PROFILE_HEADING } from './ProfilePending.tsx';
import { UnknownAgent } from './UnknownAgent.tsx';

/** The public profile of one agent, with what others say about them. */
export default function ProfilePage() {
  const { id = '' } = useParams();
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(id);
  // Asked for beside the profile, though they are shown after it.
  useCommentsSubscription(id);
  const agent = currentData?.data;
  if (isError && isUnknownAgent(error)) return <UnknownAgent />;
  return (
    <Page title={agent ? agentMeta(agent).title : PROFILE_HEADING}>
      <ProfileBar agent={agent} />
      <SavedCopyNote origin={originOf(currentData)} />
      {isError && !agent ? (
        <ProfileFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Profile agent={agent} />
      )}
      {agent && <Comments key={id} agent={agent} />}
    </Page>
  );
}
