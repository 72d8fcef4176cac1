import styled, { keyframes } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Track = styled.div`
  position: fixed;
  z-index: 25;
  inset-block-start: 0;
  inset-inline: 0;
  height: 4px;
  overflow: hidden;
  background: ${tokens.color.brandSoft};
  pointer-events: none;

  &::before {
    display: block;
    width: 40%;
    height: 100%;
    background: ${tokens.color.brand};
    content: '';
    animation: ${pass} 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
  }
`;

/** A slim bar at the top of the window, for a load of unknown length. */
export function ProgressBar({ label }: { readonly label: string }) {
  return <Track role="progressbar" aria-label={label} />;
}
