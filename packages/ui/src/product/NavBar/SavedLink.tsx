import styled from 'styled-components';
import { Heart } from 'lucide-react';
import { pagePaths } from '@naija/contracts/domain/pages';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import { NavItem } from '../StateMenu/nav-item.ts';
import { Count, HEART_SPACE, HEART_WIDTH } from './NavBar.style.ts';

const texts = words('ui.savedLink', {
  saved: (count: number) => (count > 0 ? `Saved agents, ${String(count)}` : 'Saved agents'),
});

const MAX_SHOWN = 99;

const Icon = styled(NavItem)`
  position: relative;
  justify-content: center;
  width: ${HEART_WIDTH};
  margin-inline-end: calc(-1 * ${HEART_SPACE});
  padding: 0;
  color: ${tokens.color.brand};
`;

/** The count covers the icon, so that a new figure moves nothing. */
const Corner = styled(Count)`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -4px;
  padding-block: 0;
  border: 2px solid ${tokens.color.surface};
  letter-spacing: 0;
  line-height: 1.4;
  text-align: center;
`;

/** Leads to the favourites, and says how many there are. */
export function SavedLink({ count }: { readonly count: number }) {
  const label = texts.saved(count);
  return (
    <Icon to={pagePaths.favourites} aria-label={label} title={label}>
      <Heart size="1.5em" aria-hidden="true" fill={count > 0 ? 'currentColor' : 'none'} />
      {count > 0 && <Corner aria-hidden="true">{count > MAX_SHOWN ? `${String(MAX_SHOWN)}+` : count}</Corner>}
    </Icon>
  );
}
