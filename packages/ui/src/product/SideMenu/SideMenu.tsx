import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
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
  /** Number of changes that wait to be sent; hidden if 0. */
  readonly pendingCount?: number;
};

export interface SideMenuProps {
  readonly label: string;
  readonly items: readonly SideMenuItem[];
}

const RAIL = `(max-width: ${String(SIDE_MENU_BREAKPOINT_PX - 0.02)}px)`;

/** A finger that rests on an icon for so long asks for its name. */
const LONG_PRESS_MS = 450;

const List = styled.ul`
  position: relative;
  display: grid;
  gap: ${tokens.space.xxs};
  width: min(15rem, 40vw);

  @media ${RAIL} {
    width: max-content;
  }
`;

const item = css`
  position: relative;
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

  @media ${RAIL} {
    /* A long press shows the name, instead of what browsers show for a link. */
    user-select: none;
    -webkit-touch-callout: none;
  }

  /* The dashboard is so narrow that the icons stand in a row: the name is below the row, not below its icon. */
  @container (width < 16rem) {
    position: static;
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

/** The count covers the icon, so that it fits the rail too and moves nothing. */
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

  @media ${RAIL} {
    :not([data-named]) > & {
      ${visuallyHidden}
    }

    [data-named] > & {
      position: absolute;
      z-index: 1;
      inset-inline-start: calc(100% + ${tokens.space.xxs});
      width: max-content;
      /* The part of the screen beside the rail, also with large text. */
      max-width: min(60vw, 100vw - 100% - 3 * ${tokens.space.md});
      padding: ${tokens.space.xs} ${tokens.space.sm};
      background: ${tokens.color.ink};
      border-radius: ${tokens.radius.small};
      box-shadow: ${tokens.shadow.high};
      color: ${tokens.color.surface};
      pointer-events: none;

      @container (width < 16rem) {
        inset: 100% auto auto 0;
        max-width: 60vw;
      }
    }
  }
`;

/** The menu of the dashboard; on small screens a rail of icons, which show their names on a long press or with the focus. */
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
  const name = useShownName();
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
      <ItemLink
        to={target.to}
        draggable={false}
        {...name}
        {...(target.current && { 'aria-current': 'page' })}
      >
        {content}
      </ItemLink>
    );
  return (
    <ItemButton type="button" {...name} onClick={target.onSelect}>
      {content}
    </ItemButton>
  );
}

/**
 * Props of an item, whose name the rail shows while it is pointed at, held down by a finger or focused by keyboard.
 * Escape hides it, and lifting the finger does not follow the item.
 */
function useShownName() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<'none' | 'touching' | 'held'>('none');
  const hold = () => {
    press.current = 'held';
    setShown(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  return {
    'data-named': isShown || undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setShown(true);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      const isTouched = pointerType !== 'mouse' && window.innerWidth < SIDE_MENU_BREAKPOINT_PX;
      press.current = isTouched ? 'touching' : 'none';
      if (isTouched) timer.current = setTimeout(hold, LONG_PRESS_MS);
    },
    onPointerUp: hide,
    onPointerCancel: hide,
    onPointerLeave: hide,
    onContextMenu: (event: MouseEvent) => {
      if (press.current === 'none') return;
      event.preventDefault();
      hold();
    },
    onClickCapture: (event: MouseEvent) => {
      // Assistive technology clicks without a pointer.
      if (press.current === 'held' && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      }
      press.current = 'none';
    },
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) setShown(true);
    },
    onBlur: hide,
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Escape') hide();
    },
  };
}
