import { useState, useLayoutEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { pageTitle } from '@naija/contracts/domain/product';
import { words } from '@naija/runtime';
import { shareLink, showToast, tokens } from '@naija/ui';

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

/** The link in a text field, selected so that the visitor can copy it, for browsers that could not copy it. */
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

export const SHARE_MESSAGES = words('directory.share', {
  share: 'Share',
  shareFigures: 'Share these figures',
  linkCopied: 'Link copied',
  linkNotCopied: "We couldn't copy the link. Copy it from here:",
});

interface Share {
  /** @param title page title without the product's name @param path path on this site, with its query */
  readonly share: (title: string, path: string) => Promise<void>;
  /** URL that the browser could not copy. */
  readonly byHand?: string;
}

export function useShare(): Share {
  const [failed, setFailed] = useState<string>();
  const share = async (title: string, path: string) => {
    const url = globalThis.location.origin + path;
    setFailed(undefined);
    const result = await shareLink({ title: pageTitle(title), url });
    if (result === 'copied') showToast(SHARE_MESSAGES.linkCopied, { kind: 'success' });
    if (result === 'failed') setFailed(url);
  };
  return { share, ...(failed !== undefined && { byHand: failed }) };
}
