import { ButtonAnchor, Dialog, type DialogProps } from '@naija/ui';
import { CopyLink } from './CopyLink.tsx';
import { embeddedApp } from './embedded-app.ts';
import { DotsInCorner, OpenInList } from './pictures.tsx';
import { Steps, type Step } from './Steps.tsx';

const STEPS: readonly Step[] = [
  {
    does: 'Tap the three dots',
    hint: 'In a corner of the screen. Some apps have a compass or a Share icon there.',
    picture: <DotsInCorner />,
  },
  {
    does: 'Choose Open in browser',
    hint: 'It may also say Chrome, Safari or external browser.',
    picture: <OpenInList />,
  },
];

export function EmbeddedHelp({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>) {
  const app = embeddedApp(navigator.userAgent) ?? 'this app';
  const intent = browserIntent(navigator.userAgent, location);
  return (
    <Dialog open={open} onClose={onClose} title="Open NaijaAgents in your browser">
      <p>You are looking at it inside {app}, where it cannot be installed and saved agents may be lost.</p>
      {intent !== undefined && (
        <>
          <ButtonAnchor href={intent}>Open in browser</ButtonAnchor>
          <p>If nothing happens:</p>
        </>
      )}
      <Steps steps={STEPS} />
      <CopyLink address={location.href} />
    </Dialog>
  );
}

/** An Android intent URL that opens the page in the default browser; undefined on other systems. */
function browserIntent(
  userAgent: string,
  { protocol, host, pathname, search }: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search'>,
): string | undefined {
  if (!userAgent.includes('Android')) return undefined;
  const scheme = protocol.replace(':', '');
  const intent = 'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE';
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};${intent};end`;
}
