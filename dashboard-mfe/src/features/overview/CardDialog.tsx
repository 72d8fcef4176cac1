import styled from 'styled-components';
import { CARD_SIZE } from '@naija/contracts/domain/cards';
import { pagePaths } from '@naija/contracts/domain/pages';
import { Button, Dialog, downloadFile, isShareCancelled, showToast, Spinner, tokens } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import type { AgentDialogProps } from '../../shared/DialogButton.tsx';
import { useCard } from './use-card.ts';

const MESSAGES = DASHBOARD_MESSAGES.overview;
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

/** The picture that messengers show beside a link to the agent's page, to send or save. */
export function CardDialog({ agent, onClose }: AgentDialogProps) {
  const { card, hasFailed, retry } = useCard(agent.id, FILE_NAME);
  const files = card ? { files: [card.file] } : undefined;
  const share = async () => {
    try {
      await navigator.share({ ...files, url: globalThis.location.origin + pagePaths.agent(agent.id) });
    } catch (error) {
      if (!isShareCancelled(error)) showToast(MESSAGES.cardShareFailed, { kind: 'danger' });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.card}
      actions={
        card && (
          <>
            {canShare(files) && <Button onClick={() => void share()}>{MESSAGES.cardShare}</Button>}
            <Button
              $variant={canShare(files) ? 'secondary' : 'primary'}
              onClick={() => {
                downloadFile(card.file, FILE_NAME);
              }}
            >
              {MESSAGES.cardDownload}
            </Button>
          </>
        )
      }
    >
      <p>{MESSAGES.cardText}</p>
      <Place aria-busy={!card && !hasFailed}>
        {card ? <img src={card.src} alt={MESSAGES.cardLabel(agent.name)} {...CARD_SIZE} /> : null}
        {!card && !hasFailed && <Spinner label={MESSAGES.cardLoading} />}
        {!card && hasFailed && <p role="alert">{MESSAGES.cardFailed}</p>}
      </Place>
      {!card && hasFailed && (
        <Button $variant="secondary" onClick={retry}>
          {MESSAGES.cardRetry}
        </Button>
      )}
    </Dialog>
  );
}

function canShare(files: ShareData | undefined): boolean {
  return files !== undefined && 'canShare' in navigator && navigator.canShare(files);
}
