import type { Ref } from 'react';
import styled from 'styled-components';

const OffScreen = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  overflow: hidden;
  width: 1px;
  height: 1px;
`;

/** A field that people neither see nor reach. The server silently drops requests in which it is filled in. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <OffScreen aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </OffScreen>
  );
}

/** The field of a request; empty if the honeypot was not filled in. */
export function websiteOf(honeypot: HTMLInputElement | null) {
  return honeypot && honeypot.value !== '' ? { website: honeypot.value } : {};
}
