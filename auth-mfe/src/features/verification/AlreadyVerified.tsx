import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';

const TEXT = AUTH_MESSAGES.verification;

interface AlreadyVerifiedProps {
  /** Whether it is a link that says so, and not the page without one. */
  readonly link: boolean;
}

/** Result page of a link that was used before, or whose mail's code was, and of the page once it has verified an address. */
export function AlreadyVerified({ link }: AlreadyVerifiedProps) {
  return (
    <Panel title={TEXT.used}>
      <p role="status">{link ? `${translateText(MESSAGES.linkUsed)} ${TEXT.usedHint}` : TEXT.usedHint}</p>
      <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/forgot">{AUTH_MESSAGES.login.forgot}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
