import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { photoRatio } from './PhotoPlaceholder.ts';

const Square = styled.div`
  display: grid;
  place-items: center;
  ${photoRatio}
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.brand};
  container-type: inline-size;
  font-weight: 700;

  > span {
    font-size: 34cqi;
    line-height: 1;
  }
`;

/** Fallback of a photo; `alt` is empty if the name stands beside it. */
export function Initials({ name, alt }: { readonly name: string; readonly alt: string }) {
  return (
    <Square {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
      <span aria-hidden="true">{initials(name)}</span>
    </Square>
  );
}

/** First letters of the first and the last name, in upper case: 'ada obi' gives 'AO'. Empty for an empty name. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  const first = [names[0], names.length > 1 ? names.at(-1) : ''].map(
    (word = '') => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '',
  );
  return first.join('').toUpperCase();
}
