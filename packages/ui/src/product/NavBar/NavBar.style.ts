import styled from 'styled-components';
import { STATE_DROPDOWN_HEIGHT_PX } from '@naija/contracts/domain/limits';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Panel } from '../StateMenu/StateMenu.style.ts';
import { hiddenWithoutScript } from '../../foundations/scripting/hidden-without-script.ts';
import { tokens } from '../../foundations/theme/tokens.ts';
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

const GAP = `min(${tokens.space.xs}, 3vw)`;
const EDGE = `min(${tokens.space.md}, 4.5vw)`;

/** Width of the whole bar in one row. In `rem`, so that large text gets the menu button on wide screens too. */
const ONE_ROW = '66rem';

/** The menu button is an icon below this width, which a narrow screen or large text reaches. */
const ICON_ONLY = '22rem';

/** Large text leaves a narrow screen room for both, and for the name. */
export const HEART_WIDTH = `min(${tokens.size.touch}, 14vw)`;

/** Reserved for the heart, which comes last in the document: on a slow network the rest is painted before it. A sum for `calc`. */
export const HEART_SPACE = `(${HEART_WIDTH} + ${GAP})`;

export const Bar = styled.header`
  position: relative;
  z-index: 10;
  container: nav-bar / inline-size;
  background: ${tokens.color.surface};
  border-block-end: 1px solid ${tokens.color.line};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${GAP};
  max-width: 76rem;
  min-height: 4rem;
  margin: 0 auto;
  padding-block: ${tokens.space.xxs};
  padding-inline: ${EDGE} calc(${EDGE} + ${HEART_SPACE});
`;

export const MenuButton = styled(Button)`
  position: relative;
  margin-inline-start: auto;
  padding-inline: ${tokens.space.sm};
  ${hiddenWithoutScript}

  /* The count of pending changes covers the corner: beside the name it would wrap the bar. */
  > span + span {
    position: absolute;
    inset: -4px -4px auto auto;
  }

  @container nav-bar (width < ${ICON_ONLY}) {
    min-width: ${HEART_WIDTH};
    padding-inline: 0;

    > span:first-of-type {
      ${visuallyHidden}
    }
  }

  @container nav-bar (width >= ${ONE_ROW}) {
    display: none;
  }
`;

export const Nav = styled.nav`
  /* Below the heart, which follows it in the document. */
  order: 1;
  flex-basis: calc(100% + ${HEART_SPACE});
  min-width: 0;
  margin-inline-end: calc(-1 * ${HEART_SPACE});
  padding-block: ${tokens.space.xs} ${tokens.space.sm};

  &[data-open='false'] {
    display: none;

    @media (scripting: none) {
      display: block;
    }
  }

  @container nav-bar (width < ${ONE_ROW}) {
    ${Panel} {
      position: static;
      width: auto;
      min-width: 0;
      max-width: none;
      /* The rest of a small screen below the bar and the rows of the menu. */
      max-height: max(10rem, min(${STATE_DROPDOWN_HEIGHT_PX}px, 100dvh - 18rem));
      background: ${tokens.color.sunken};
      box-shadow: none;
    }
  }

  @container nav-bar (width >= ${ONE_ROW}) {
    &,
    &[data-open='false'] {
      display: flex;
      flex: 1;
      order: 0;
      align-items: center;
      justify-content: flex-end;
      gap: ${tokens.space.md};
      margin: 0;
      padding: 0;
    }
  }
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${tokens.space.xxs};

  > :last-child {
    grid-column: 1 / -1;
  }

  @container nav-bar (width >= ${ONE_ROW}) {
    display: flex;
  }
`;

export const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.xs};

  @container nav-bar (width >= ${ONE_ROW}) {
    margin: 0;
  }
`;

export const AccountLink = styled(ButtonLink)`
  flex: 1 1 auto;
`;

export const Count = styled.span`
  display: inline-block;
  min-width: 1.6em;
  padding: 0.15em 0.4em;
  background: ${tokens.color.brand};
  border-radius: 0.8em;
  color: ${tokens.color.onBrand};
  font-size: ${tokens.text.small};
`;
