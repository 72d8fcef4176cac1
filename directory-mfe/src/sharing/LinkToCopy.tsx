import { useLayoutEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { SHARE_MESSAGES } from '../messages/share.ts';

const Row = styled.div`
  display: grid;
  gap: ${tokens.space.xxs};
`;

const Address = styled.input`
  width: 100%;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  background: ${tokens.color.sunken};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
`;

/** A link that the browser could not copy, selected for the visitor to copy it. */
export function LinkToCopy({ url }: { readonly url: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [url]);
  return (
    <Row>
      <label htmlFor={id}>{SHARE_MESSAGES.linkNotCopied}</label>
      <Address ref={input} id={id} readOnly value={url} />
    </Row>
  );
}
