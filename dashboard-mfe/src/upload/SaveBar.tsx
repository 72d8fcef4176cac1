import { useId } from 'react';
import styled from 'styled-components';
import { Banner, Button, SubmitButton, tokens } from '@naija/ui';
import type { useUpload } from './use-upload.ts';

type SaveBarProps = Pick<ReturnType<typeof useUpload>, 'share' | 'failure' | 'cancel'>;

const PERCENT = 100;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

const Meter = styled.progress`
  width: 100%;
  height: ${tokens.space.sm};
  accent-color: ${tokens.color.brand};
`;

/** What stands at the end of a form with a photo: why it was not saved, how far it is, and its buttons. */
export function SaveBar({ share, failure, cancel }: SaveBarProps) {
  const id = useId();
  return (
    <Bar>
      {failure && (
        <Banner kind="danger">
          <strong>{failure.message}</strong>
          {failure.hint !== undefined && (
            <>
              <br />
              {failure.hint}
            </>
          )}
        </Banner>
      )}
      {share !== undefined && (
        <div>
          <label htmlFor={id}>{phase(share)}</label>
          <Meter id={id} max={1} value={share} />
        </div>
      )}
      <Buttons>
        <SubmitButton busy="Uploading..." disabled={share !== undefined}>
          Upload Data
        </SubmitButton>
        {share !== undefined && (
          <Button $variant="secondary" onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </Buttons>
    </Bar>
  );
}

function phase(share: number): string {
  if (share === 0) return 'Getting ready to upload';
  if (share === 1) return 'Uploaded. Waiting for the answer';
  return `${String(Math.floor(share * PERCENT))} % uploaded`;
}
