import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import { VisuallyHidden, visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

const texts = words('ui.sideMenu', {
  waiting: (count: number) => `${String(count)} waiting to be sent`,
});

type SideMenuTarget =
  /** A page or view with an address. */
  | { readonly to: string; readonly current: boolean }
  /** An action, such as logging out. */
  | { readonly onSelect: () => void };

export type SideMenuItem = SideMenuTarget & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** How many changes wait to be sent; none if 0. */
  readonly pendingCount?: number;
};

export interface SideMenuProps {
  readonly label: string;
  readonly items: readonly SideMenuItem[];
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xxs};
  width: min(15rem, 40vw);

  @media (max-width: ${SIDE_MENU_BREAKPOINT_PX - 0.02}px) {
    width: max-content;
  }
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  width: 100%;
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  background: transparent;
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.ink};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > span > svg {
    display: block;
  }

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-current] {
    background: ${tokens.color.brandSoft};
    border-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
`;

const ItemLink = styled(Link)`
  ${item}
`;

const ItemButton = styled.button`
  ${item}
`;

const IconBox = styled.span`
  position: relative;
  flex: none;
`;

/** Over the icon, so that it stands on the rail too and moves nothing. */
const Count = styled.span`
  position: absolute;
  inset-block-start: -0.7em;
  inset-inline-start: 1em;
  min-width: 1.5em;
  padding-inline: 0.3em;
  background: ${tokens.color.brand};
  border-radius: ${tokens.radius.round};
  color: ${tokens.color.onBrand};
  font-size: ${tokens.text.small};
  line-height: 1.5;
  text-align: center;
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  @media (max-width: ${SIDE_MENU_BREAKPOINT_PX - 0.02}px) {
    ${visuallyHidden}
  }
`;

/** The menu of the dashboard; on small screens a rail of icons with accessible names. */
export function SideMenu({ label, items }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((entry) => (
          <li key={entry.label}>
            <Item {...entry} />
          </li>
        ))}
      </List>
    </nav>
  );
}

function Item({ label, icon: Icon, pendingCount = 0, ...target }: SideMenuItem) {
  const content = (
    <>
      <IconBox aria-hidden="true">
        <Icon size="1.4em" />
        {pendingCount > 0 && <Count>{pendingCount}</Count>}
      </IconBox>
      <Label>{label}</Label>
      {pendingCount > 0 && <VisuallyHidden>{`, ${texts.waiting(pendingCount)}`}</VisuallyHidden>}
    </>
  );
  if ('to' in target)
    return (
      <ItemLink to={target.to} {...(target.current && { 'aria-current': 'page' })}>
        {content}
      </ItemLink>
    );
  return (
    <ItemButton type="button" onClick={target.onSelect}>
      {content}
    </ItemButton>
  );
}
