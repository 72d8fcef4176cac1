import { useId } from 'react';
import styled from 'styled-components';
import { Button, Logo, tokens } from '@naija/ui';
import { embeddedApp } from './embedded-app.ts';
import type { InstallWay } from './install-way.ts';
import { install, stopInviting } from './install.ts';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
  max-width: 74rem;
  margin: 0 auto ${tokens.space.lg};
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
  width: 3.5rem;
  aspect-ratio: 1;
  background: ${tokens.color.brandSoft};
  border-radius: ${tokens.radius.medium};
  font-size: ${tokens.text.lead};
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  > h2 {
    font-size: ${tokens.text.lead};
  }

  > p {
    color: ${tokens.color.muted};
  }
`;

const Answers = styled.div`
  display: flex;
  flex: 1 0 auto;
  justify-content: end;
  gap: ${tokens.space.xs};
`;

const WORDS = {
  home: {
    title: 'Put NaijaAgents on your home screen',
    text: 'One tap opens it, and what you have seen stays readable without a line. It takes less room than a photo.',
  },
  embedded: {
    title: 'Open NaijaAgents in your browser',
    text: 'It cannot be installed there, and agents you save may be lost.',
  },
};

/** Invites the visitor to install the product, in the flow of the page. */
export function Invitation({ way }: { readonly way: InstallWay }) {
  const id = useId();
  const app = way === 'embedded' ? embeddedApp(navigator.userAgent) : undefined;
  const { title, text } = WORDS[app === undefined ? 'home' : 'embedded'];
  return (
    <Bar aria-labelledby={id}>
      <Mark aria-hidden="true">
        <Logo word={false} />
      </Mark>
      <Words>
        <h2 id={id}>{title}</h2>
        <p>{app === undefined ? text : `You are inside ${app}. ${text}`}</p>
      </Words>
      <Answers>
        <Button $variant="quiet" onClick={stopInviting}>
          Not now
        </Button>
        <Button onClick={() => void install().catch(stopInviting)}>
          {way === 'prompt' ? 'Install' : 'Show me how'}
        </Button>
      </Answers>
    </Bar>
  );
}
