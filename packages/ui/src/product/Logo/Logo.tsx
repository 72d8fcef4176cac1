import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** A house that ends in the point of a map pin, with a keyhole as its door. */
const mark = {
  size: 32,
  path:
    'M14.7 1.5a2 2 0 0 1 2.6 0l3.9 3.3V3.9a1 1 0 0 1 1-1h2.3a1 1 0 0 1 1 1v4.6l3 2.5a2 2 0 0 1 .7 1.6' +
    'C29 20.2 24 26 17.2 30.6a2.1 2.1 0 0 1-2.4 0C8 26 3 20.2 2.8 12.6a2 2 0 0 1 .7-1.6z' +
    'M16 9.4a4.1 4.1 0 0 0-2.1 7.6l-1.1 4.6a.9.9 0 0 0 .9 1.1h4.6a.9.9 0 0 0 .9-1.1L18.1 17A4.1 4.1 0 0 0 16 9.4z',
} as const;

export interface LogoProps {
  /** False shows only the mark, labelled with the name. */
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
