import { pagePaths } from '@naija/contracts/domain/pages';
import { ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
const TEXT = AUTH_MESSAGES.deletion;

/** `/account-deleted`, where the dashboard leads an agent who has deleted the account. */
export default function AccountDeletedPage() {
  return (
    <Panel title={TEXT.deleted}>
      <p role="status">{TEXT.gone}</p>
      <p>{TEXT.grace}</p>
      <ButtonLink to={pagePaths.home}>{TEXT.toHome}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.logIn}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
