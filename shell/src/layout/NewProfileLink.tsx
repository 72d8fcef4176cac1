import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { baseApi, usePendingIntents } from '@naija/runtime';
import { Banner, ButtonLink, tokens } from '@naija/ui';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';

const { newProfile } = LAZY_MESSAGES;

const api = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    shellNewProfile: build.query<AgentResponse, string>({ query: agentPaths.byId }),
  }),
});

const Space = styled.div`
  margin-block-end: ${tokens.space.md};
`;

interface NewProfileLinkProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Link to the new profile, shown once the server has it complete: the form may wait for a network, or was cancelled. */
export function NewProfileLink({ id, onDone }: NewProfileLinkProps) {
  const isWaiting = usePendingIntents(id).some(({ kind, sent }) => kind === 'completion' && !sent);
  const { data } = api.useShellNewProfileQuery(id, { skip: isWaiting, refetchOnMountOrArgChange: true });
  if (!data || data.data.image === null || data.data.inspectionFee === null) return null;
  return (
    <Space>
      <Banner
        kind="success"
        action={
          <ButtonLink $variant="secondary" to={pagePaths.agent(id)} onClick={onDone}>
            {newProfile.link}
          </ButtonLink>
        }
        onDismiss={onDone}
      >
        {newProfile.text}
      </Banner>
    </Space>
  );
}
