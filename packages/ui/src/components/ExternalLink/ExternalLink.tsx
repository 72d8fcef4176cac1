import type { ReactNode } from 'react';
import { ExternalLink as Icon } from 'lucide-react';
import styled from 'styled-components';
import { words } from '@naija/runtime';
import { textLinkStyle } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

const texts = words('ui.externalLink', { newTab: '(opens in a new tab)' });

export interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens in a new tab, and says so. */
  readonly newTab?: boolean;
}

const Anchor = styled.a`
  ${textLinkStyle}

  > svg {
    margin-left: 0.25em;
    vertical-align: -0.1em;
  }
`;

/** A link to another site, in running text; sends no referrer. */
export function ExternalLink({ href, children, newTab = false }: ExternalLinkProps) {
  const link = { href, rel: 'noopener noreferrer' };
  if (!newTab) return <Anchor {...link}>{children}</Anchor>;
  return (
    <Anchor {...link} target="_blank">
      <span>{children}</span>
      <Icon size="0.9em" /> <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </Anchor>
  );
}
