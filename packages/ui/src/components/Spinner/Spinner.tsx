import styled, { keyframes } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.lg};
  color: ${tokens.color.muted};
`;

const Ring = styled.span`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  border: 3px solid ${tokens.color.line};
  border-top-color: ${tokens.color.brand};
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A loading indicator with its label, such as 'Loading agents'. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <Line role="status" aria-label={label}>
      <Ring aria-hidden="true" />
      <span>{`${label}…`}</span>
    </Line>
  );
}
