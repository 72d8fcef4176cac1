import styled from 'styled-components';
import { CARD_SIZE } from '@naija/contracts/domain/cards';
import { pagePaths } from '@naija/contracts/domain/pages';
import { Button, Dialog, downloadFile, isShareCancelled, showToast, Spinner, tokens } from '@naija/ui';
import type { AgentDialogProps } from '../../shared/DialogButton.tsx';
import { useCard } from './use-card.ts';
import { OVERVIEW_MESSAGES } from './messages.ts';

const FILE_NAME = 'naijaagents-card.jpg';

const Place = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: ${CARD_SIZE.width} / ${CARD_SIZE.height};
  background: ${tokens.color.sunken};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};

  > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** The picture that messengers show beside a link to the agent's page. The agent can share or save it. */
export function CardDialog({ agent, onClose }: AgentDialogProps) {
  const { card, hasFailed, retry } = useCard(agent.id, FILE_NAME);
  const files = card ? { files: [card.file] } : undefined;
  const share = async () => {
    try {
      await navigator.share({ ...files, url: globalThis.location.origin + pagePaths.agent(agent.id) });
    } catch (error) {
      if (!isShareCancelled(error)) showToast(OVERVIEW_MESSAGES.cardShareFailed, { kind: 'danger' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={OVERVIEW_MESSAGES.card}
      actions={
        card && (
          <>
            {canShare(files) && <Button onClick={() => void share()}>{OVERVIEW_MESSAGES.cardShare}</Button>}
            <Button
              $variant={canShare(files) ? 'secondary' : 'primary'}
              onClick={() => {
                downloadFile(card.file, FILE_NAME);
              }}
            >
              {OVERVIEW_MESSAGES.cardDownload}
            </Button>
          </>
        )
      }
    >
      <p>{OVERVIEW_MESSAGES.cardText}</p>
      <Place aria-busy={!card && !hasFailed}>
        {card ? <img src={card.src} alt={OVERVIEW_MESSAGES.cardLabel(agent.name)} {...CARD_SIZE} /> : null}
        {!card && !hasFailed && <Spinner label={OVERVIEW_MESSAGES.cardLoading} />}
        {!card && hasFailed && <p role="alert">{OVERVIEW_MESSAGES.cardFailed}</p>}
      </Place>
      {!card && hasFailed && (
        <Button $variant="secondary" onClick={retry}>
          {OVERVIEW_MESSAGES.cardRetry}
        </Button>
      )}
    </Dialog>
  );
}

function canShare(files: ShareData | undefined): boolean {
  return files !== undefined && 'canShare' in navigator && navigator.canShare(files);
}
