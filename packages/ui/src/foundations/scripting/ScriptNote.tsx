import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** For what only scripts can use. A page that is rendered on the server is also read where none will run. */
export const hiddenWithoutScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

const Note = styled.p`
  display: none;
  padding: ${tokens.space.sm} ${tokens.space.md};
  background: ${tokens.color.accentSoft};
  border-radius: ${tokens.radius.small};

  @media (scripting: none) {
    display: block;
  }
`;

/** Stands in for a form where no script will run; nothing elsewhere. */
export function ScriptNote() {
  return <Note>This form needs JavaScript. Please switch it on in your browser&apos;s settings.</Note>;
}
