import type { ReactNode } from 'react';
import { ExternalLink as Icon } from 'lucide-react';
import styled from 'styled-components';
import { textLinkStyle } from '../TextLink/text-link-style.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens beside the product instead of in its place, and says so. */
  readonly newTab?: boolean;
}

const Anchor = styled.a`
  ${textLinkStyle}

  > svg {
    margin-left: 0.25em;
    vertical-align: -0.1em;
  }
`;

/** A link out of the product, in running text. The site it leads to learns nothing of this one. */
export function ExternalLink({ href, children, newTab = false }: ExternalLinkProps) {
  return (
    <Anchor href={href} rel="noopener noreferrer" target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && (
        <>
          <Icon size="0.9em" /> <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
