import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Button, Logo, tokens } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { useFocusReturn } from '../../components/use-focus-return.ts';
import { embeddedApp } from './install-way.ts';
import type { InstallWay } from './install-way.ts';
import { install, dismissInvitation } from './install.ts';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
  padding: ${tokens.space.md};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.low};
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  align-self: start;
  width: 3.5rem;
  aspect-ratio: 1;
  background: ${tokens.color.brandSoft};
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.text.lead};
`;

const Text = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  > h2 {
    font-size: ${tokens.text.lead};
  }

  > p {
    color: ${tokens.color.muted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1 0 auto;
  justify-content: end;
  gap: ${tokens.space.xs};
`;

const texts = LAZY_MESSAGES.install;

export function Invitation({ way }: { readonly way: InstallWay }) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useFocusReturn(bar);
  const app = way === 'embedded' ? embeddedApp(navigator.userAgent) : undefined;
  return (
    <Bar ref={bar} aria-labelledby={id}>
      <Mark aria-hidden="true">
        <Logo word={false} />
      </Mark>
      <Text>
        <h2 id={id}>{app === undefined ? texts.title : texts.titleEmbedded}</h2>
        <p>{app === undefined ? texts.text : texts.textEmbedded(app)}</p>
      </Text>
      <Actions>
        <Button $variant="quiet" onClick={dismissInvitation}>
          {texts.notNow}
        </Button>
        <Button onClick={() => void install().catch(dismissInvitation)}>
          {way === 'prompt' ? texts.install : texts.showHow}
        </Button>
      </Actions>
    </Bar>
  );
}
