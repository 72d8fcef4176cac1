import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ButtonLink, Card, tokens } from '@naija/ui';

const Box = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** The profile is complete; the home page opens in a moment, or at once for whoever does not wait. */
export function Saved() {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that held the focus is gone.
    box.current?.focus();
    const pause = setTimeout(() => {
      void navigate('/');
    }, LIMITS.agentFormRedirectDelayMs);
    return () => {
      clearTimeout(pause);
    };
  }, [navigate]);
  return (
    <Box ref={box} tabIndex={-1}>
      <p>Your profile is complete. The home page opens in a moment.</p>
      <ButtonLink to="/" $variant="primary">
        Go on now
      </ButtonLink>
    </Box>
  );
}
