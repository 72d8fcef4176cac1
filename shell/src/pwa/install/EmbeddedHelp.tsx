import { ButtonAnchor, Dialog, type DialogProps } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { CopyLink } from '../../components/CopyLink.tsx';
import { embeddedApp } from './install-way.ts';
import { DotsInCorner, OpenInList } from './pictures.tsx';
import { Steps, type Step } from './Steps.tsx';

const { install, embeddedSteps } = LAZY_MESSAGES;

/** A function, because the messages are translated after this module loads. */
const steps = (): readonly Step[] => [
  {
    does: embeddedSteps.dots,
    hint: embeddedSteps.dotsHint,
    picture: <DotsInCorner />,
  },
  {
    does: embeddedSteps.choose,
    hint: embeddedSteps.chooseHint,
    picture: <OpenInList />,
  },
];

export function EmbeddedHelp({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>) {
  const app = embeddedApp(navigator.userAgent) ?? install.thisApp;
  const intent = browserIntent(navigator.userAgent, location);
  return (
    <Dialog open={open} onClose={onClose} title={install.titleEmbedded}>
      <p>{install.textEmbedded(app)}</p>
      {intent !== undefined && (
        <>
          <ButtonAnchor href={intent}>{embeddedSteps.open}</ButtonAnchor>
          <p>{embeddedSteps.otherwise}</p>
        </>
      )}
      <Steps steps={steps()} />
      <CopyLink address={location.href} />
    </Dialog>
  );
}

/** Android intent URL that opens the page in the default browser; undefined on other systems. */
function browserIntent(
  userAgent: string,
  { protocol, host, pathname, search }: Pick<Location, 'protocol' | 'host' | 'pathname' | 'search'>,
): string | undefined {
  if (!userAgent.includes('Android')) return undefined;
  const scheme = protocol.replace(':', '');
  const intent = 'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE';
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};${intent};end`;
}
