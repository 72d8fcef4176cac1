import type { Ref } from 'react';
import styled from 'styled-components';

const OutOfSight = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  overflow: hidden;
  width: 1px;
  height: 1px;
`;

/** A field that people neither see nor reach, and that machines fill in: what comes with it is not kept. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <OutOfSight aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </OutOfSight>
  );
}
