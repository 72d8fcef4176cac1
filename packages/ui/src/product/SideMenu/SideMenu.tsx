import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { tokens } from '../../foundations/theme/tokens.ts';
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

type SideMenuTarget =
  /** A page or view with an address. */
  | { readonly to: string; readonly current: boolean }
  /** An action, such as logging out. */
  | { readonly onSelect: () => void };

export type SideMenuItem = SideMenuTarget & {
  readonly label: string;
  readonly icon: LucideIcon;
};

export interface SideMenuProps {
  readonly label: string;
  readonly items: readonly SideMenuItem[];
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xxs};
  width: min(15rem, 40vw);

  @media (width < ${SIDE_MENU_BREAKPOINT_PX}px) {
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

  > svg {
    flex: none;
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

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  @media (width < ${SIDE_MENU_BREAKPOINT_PX}px) {
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

function Item({ label, icon: Icon, ...target }: SideMenuItem) {
  const content = (
    <>
      <Icon size="1.4em" aria-hidden="true" />
      <Label>{label}</Label>
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
