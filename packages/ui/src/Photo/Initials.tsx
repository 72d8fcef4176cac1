import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { initials } from './initials.ts';

const Square = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.brand};
  container-type: inline-size;
  font-weight: 700;

  > span {
    font-size: 34cqi;
    line-height: 1;
  }
`;

/** Stands in for a photo of somebody; `alt` is empty where the name stands beside it. */
export function Initials({ name, alt }: { readonly name: string; readonly alt: string }) {
  return (
    <Square {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
      <span aria-hidden="true">{initials(name)}</span>
    </Square>
  );
}
