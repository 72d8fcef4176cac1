import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { MODERATION_RESPONSES } from '@naija/contracts/domain/moderation-messages';
import { agentTitle, PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { stateName } from '@naija/contracts/domain/states';
import { cacheStatusOf, translateText } from '@naija/runtime';
import {
  ButtonLink,
  ErrorPanel,
  linkedAgent,
  loadErrorMessage,
  Page,
  SlowStatus,
  useIsSlow,
} from '@naija/ui';
import { useDirectoryAgentByIdQuery, isRemovedAgent, isUnknownAgent } from '../../agents/agent-api.ts';
import { failureReference, TITLES } from '../../agents/messages.ts';
import { CacheStatus, NotCached } from '../../offline/CacheStatus.tsx';
import { lazyOrNothing } from '../../offline/lazy-or-nothing.ts';
import { useCommentsSubscription } from './comments/comments-api.ts';
import { Comments } from './comments/Comments.tsx';
import { PROFILE_MESSAGES, SAFETY_MESSAGES } from './messages.ts';
import { Profile } from './Profile.tsx';
import { ProfileBar } from './ProfileBar.tsx';

// Not every agent has photos of work.
const Gallery = lazyOrNothing(() => import('./work/Gallery.tsx'));

export default function ProfilePage() {
  const { id = '' } = useParams();
  const { currentData, isError, error, refetch } = useDirectoryAgentByIdQuery(id);
  // Loads in parallel with the profile, although the comments are shown after it.
  useCommentsSubscription(id);
  const agent = currentData?.data;
  const linked = linkedAgent(useLocation().state, id);
  const known = agent ?? linked;
  const isSlow = useIsSlow(!agent && !isError);
  if (isError && isRemovedAgent(error)) return <RemovedAgent state={linked?.state} />;
  if (isError && isUnknownAgent(error)) return <UnknownAgent />;
  return (
    <Page title={agent ? agentTitle(agent, TITLES) : (known?.name ?? PROFILE_MESSAGES.heading)}>
      <ProfileBar agent={agent} />
      <CacheStatus status={cacheStatusOf(currentData)} />
      <SlowStatus isSlow={isSlow} />
      {isError && !agent ? (
        <ProfileFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Profile agent={agent} charged={currentData?.charged} known={known} />
      )}
      {isSlow && <NotCached isSlow />}
      {currentData?.work && (
        <Suspense>
          <Gallery name={currentData.data.name} photos={currentData.work} />
        </Suspense>
      )}
      {agent && <Comments key={id} agent={agent} />}
    </Page>
  );
}

/** @param state state of the agent, if the visitor came from a card that names it */
function RemovedAgent({ state }: { readonly state: string | undefined }) {
  const others =
    state === undefined
      ? { to: pagePaths.trending, label: PROFILE_MESSAGES.goneFind }
      : { to: pagePaths.location(state), label: PROFILE_MESSAGES.goneOthers(stateName(state)) };
  return (
    <Page title={PAGE_TITLES.goneAgent}>
      <h1>{translateText(MODERATION_RESPONSES.profileGone)}</h1>
      <p>
        {PROFILE_MESSAGES.goneReason} {SAFETY_MESSAGES.payAfterSeeing}
      </p>
      <p>
        <ButtonLink to={others.to}>{others.label}</ButtonLink>
      </p>
    </Page>
  );
}

function UnknownAgent() {
  return (
    <Page title={PAGE_TITLES.unknownAgent}>
      <h1>{translateText(PAGE_TITLES.unknownAgent)}</h1>
      <ErrorPanel title={PROFILE_MESSAGES.unknown} message={PROFILE_MESSAGES.unknownReason}>
        <ButtonLink to={pagePaths.home}>{PROFILE_MESSAGES.goHome}</ButtonLink>
      </ErrorPanel>
    </Page>
  );
}

function ProfileFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <>
      <h1>{PROFILE_MESSAGES.heading}</h1>
      <ErrorPanel
        title={PROFILE_MESSAGES.failed}
        message={loadErrorMessage(error)}
        detail={failureReference(error)}
        onRetry={onRetry}
      />
      <NotCached error={error} />
    </>
  );
}
