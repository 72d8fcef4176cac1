import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { mark } from './mark.ts';

export interface LogoProps {
  /** False shows the mark alone, labelled with the name. */
  readonly word?: boolean;
}

const NAME = 'NaijaAgents';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${tokens.color.brand};
  font-size: min(1.25rem, 6.25vw);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.03em;
`;

const Mark = styled.svg`
  flex: none;
  width: 1.6em;
  height: 1.6em;
  fill: currentcolor;
`;

const Accent = styled.span`
  color: ${tokens.color.accent};
`;

export function Logo({ word = true }: LogoProps) {
  return (
    <Line>
      <Mark
        viewBox={`0 0 ${String(mark.size)} ${String(mark.size)}`}
        {...(word ? { 'aria-hidden': true } : { role: 'img', 'aria-label': NAME })}
      >
        <path d={mark.path} fillRule="evenodd" />
      </Mark>
      {word && (
        <span>
          Naija<Accent>Agents</Accent>
        </span>
      )}
    </Line>
  );
}
