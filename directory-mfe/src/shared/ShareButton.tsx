import styled from 'styled-components';
import { Share2 } from 'lucide-react';
import { Button, hiddenWithoutScript } from '@naija/ui';
import { useShare, LinkToCopy } from './share.tsx';

const ScriptOnly = styled.div`
  ${hiddenWithoutScript}
`;

interface ShareButtonProps {
  readonly label: string;
  /** Page title without the product's name. */
  readonly title: string;
  /** Path on this site, with its query. */
  readonly path: string;
}

/** Shares the page in its current state, or offers its link to copy. */
export function ShareButton({ label, title, path }: ShareButtonProps) {
  const { share, byHand } = useShare();
  return (
    <ScriptOnly>
      <Button $variant="secondary" onClick={() => void share(title, path)}>
        <Share2 size="1.2em" aria-hidden="true" />
        <span>{label}</span>
      </Button>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
    </ScriptOnly>
  );
}
