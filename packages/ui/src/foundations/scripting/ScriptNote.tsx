import styled from 'styled-components';
import { words } from '@naija/runtime';
import { tokens } from '../theme/tokens.ts';

const texts = words('ui.script', {
  form: "This form needs JavaScript. Please switch it on in your browser's settings.",
});

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
  return <Note>{texts.form}</Note>;
}
