import { useId } from 'react';
import { cacheStatusOf, cancelIntent, translateText } from '@naija/runtime';
import {
  Banner,
  Button,
  CancelPending,
  ErrorPanel,
  loadErrorMessage,
  PendingState,
  Spinner,
} from '@naija/ui';
import { SavedNote } from '../../network/LoadState.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import { applyChanges, isPhotoRefused } from './gallery.ts';
import { GalleryList } from './GalleryList.tsx';
import { WORK_MESSAGES } from './messages.ts';
import { RefusedPhoto } from './RefusedPhoto.tsx';
import { useGalleryChanges, useGalleryEvents } from './use-gallery-changes.ts';
import { useDashboardWorkPhotosQuery } from './work-photos-api.ts';
import { Muted, Section } from './work-layout.ts';

/** The Photos tab with photos of the agent's work. Photos can be added offline. */
export function WorkPhotos({ agentId }: { readonly agentId: string }) {
  const heading = useId();
  useGalleryEvents(agentId);
  const { data, error, isFetching, refetch } = useDashboardWorkPhotosQuery(agentId, {
    refetchOnMountOrArgChange: true,
  });
  const changes = useGalleryChanges(agentId);
  const { items, waiting, lost } = applyChanges(data?.photos ?? [], changes);
  const isUnverified = data?.isVerified === false;
  const isEmpty = items.length === 0;
  return (
    <Section as="section" aria-labelledby={heading}>
      <h2 id={heading}>{WORK_MESSAGES.title}</h2>
      <p>{WORK_MESSAGES.intro}</p>
      {isUnverified ? (
        <Banner kind="info">{WORK_MESSAGES.verify}</Banner>
      ) : (
        <AddPhotos agentId={agentId} count={items.length} isComplete={data !== undefined} />
      )}
      {error && !isFetching && (
        <ErrorPanel
          title={WORK_MESSAGES.loadFailed}
          message={`${loadErrorMessage(error)}. ${WORK_MESSAGES.loadFailedAdd}`}
          onRetry={() => void refetch()}
        />
      )}
      <SavedNote {...cacheStatusOf(data)} />
      {isFetching && !data && <Spinner label={WORK_MESSAGES.loading} />}
      {waiting.map((intent) => (
        <Banner key={intent.key} kind="info" action={<CancelPending pending={intent} />}>
          <span>{`${WORK_MESSAGES.captionLabel}: “${String(intent.fields['caption'] ?? '')}”`}</span>{' '}
          <PendingState pending={intent} />
        </Banner>
      ))}
      {lost.filter(isPhotoRefused).map((intent) => (
        <RefusedPhoto key={intent.key} agentId={agentId} intent={intent} changes={changes} />
      ))}
      {lost
        .filter((intent) => !isPhotoRefused(intent))
        .map((intent) => (
          <Banner
            key={intent.key}
            kind="danger"
            action={
              <Button $variant="secondary" onClick={() => void cancelIntent(intent)}>
                {WORK_MESSAGES.discard}
              </Button>
            }
          >
            {WORK_MESSAGES.notApplied}{' '}
            {intent.problem?.kind === 'refused' && <span>{translateText(intent.problem.message)}</span>}
            {typeof intent.fields['caption'] === 'string' && <span>{` “${intent.fields['caption']}”`}</span>}
          </Banner>
        ))}
      {data && isEmpty && !isUnverified && <Muted>{WORK_MESSAGES.none}</Muted>}
      {!isEmpty && <GalleryList agentId={agentId} items={items} changes={changes} />}
    </Section>
  );
}
