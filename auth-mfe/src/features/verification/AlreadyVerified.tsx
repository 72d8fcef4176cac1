import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel } from '../../panel/Panel.tsx';
import { PanelLink, PanelLinks } from '../../panel/PanelLinks.tsx';

const TEXT = AUTH_MESSAGES.verification;

/** Result page of a link that was used before, or whose mail's code was. */
export function AlreadyVerified() {
  return (
    <Panel title={TEXT.used}>
      <p role="status">
        {translateText(MESSAGES.linkUsed)} {TEXT.usedHint}
      </p>
      <ButtonLink to="/login">{AUTH_MESSAGES.links.logIn}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/forgot">{AUTH_MESSAGES.login.forgot}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
