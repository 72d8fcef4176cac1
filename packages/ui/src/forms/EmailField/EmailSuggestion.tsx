import styled from 'styled-components';
import { suggestEmail } from '@naija/contracts/domain/email';
import { words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words('ui.emailSuggestion', { meant: 'Did you mean' });

interface EmailSuggestionProps {
  readonly typed: string;
  readonly onAccept: (email: string) => void;
}

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
  font-size: ${tokens.text.small};
`;

/** Offers the address that was probably meant, in one tap. */
export function EmailSuggestion({ typed, onAccept }: EmailSuggestionProps) {
  const email = suggestEmail(typed);
  return (
    <Offer aria-live="polite">
      {email !== undefined && (
        <>
          <span>{texts.meant}</span>
          <Button
            $variant="secondary"
            onClick={() => {
              onAccept(email);
            }}
          >
            {email}
          </Button>
        </>
      )}
    </Offer>
  );
}
