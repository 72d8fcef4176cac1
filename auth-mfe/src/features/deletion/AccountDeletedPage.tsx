import { pagePaths } from '@naija/contracts/domain/pages';
import { ButtonLink } from '@naija/ui';
import { AUTH_MESSAGES } from '../../messages.ts';
import { Panel, PanelLink, PanelLinks } from '../../panel/Panel.tsx';
import { DELETION_MESSAGES } from './messages.ts';
/** `/account-deleted`, the page after the deletion of the account in the dashboard. */
export default function AccountDeletedPage() {
  return (
    <Panel title={DELETION_MESSAGES.deleted}>
      <p role="status">{DELETION_MESSAGES.gone}</p>
      <p>{DELETION_MESSAGES.grace}</p>
      <ButtonLink to={pagePaths.home}>{DELETION_MESSAGES.toHome}</ButtonLink>
      <PanelLinks aria-label={AUTH_MESSAGES.links.pages}>
        <PanelLink to="/login">{AUTH_MESSAGES.links.logIn}</PanelLink>
      </PanelLinks>
    </Panel>
  );
}
