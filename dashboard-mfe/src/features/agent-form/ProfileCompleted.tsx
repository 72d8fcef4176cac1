import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ButtonLink, Card, tokens } from '@naija/ui';
import { AGENT_FORM_MESSAGES } from './messages.ts';

const Box = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** Confirms a completed profile and redirects to the home page. */
export function ProfileCompleted() {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The form has unmounted, and the focus was in it.
    box.current?.focus();
    const timer = setTimeout(() => {
      void navigate('/');
    }, LIMITS.agentFormRedirectDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate]);
  return (
    <Box ref={box} tabIndex={-1}>
      <p>{AGENT_FORM_MESSAGES.completed}</p>
      <ButtonLink to="/" $variant="primary">
        {AGENT_FORM_MESSAGES.next}
      </ButtonLink>
    </Box>
  );
}
