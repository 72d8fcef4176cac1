import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { words } from '@naija/runtime';
import { hiddenWithoutScript } from '../../foundations/scripting/hidden-without-script.ts';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.disclosure', {
  active: (label: string, count: number) => `${label} (${String(count)} active)`,
});

export interface DisclosureProps {
  readonly label: string;
  /** Number of active options inside; shown on the button. */
  readonly count?: number;
  /** Subject of the options, such as the heading of a list; beside the button, or above it if it is long. */
  readonly title?: Elements;
  /** Folds the options on large screens too. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

const WIDE = '(min-width: 48rem)';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > :where(:first-child:not(button)) {
    flex: 1 1 10rem;
  }
`;

const Toggle = styled(Button)<{ readonly $folded: boolean; readonly $alone: boolean }>`
  ${({ $alone }) => $alone && 'flex: 1; justify-content: start;'}

  > :last-child {
    margin-inline-start: auto;
    transition: transform ${tokens.motion.quick};
  }

  &[aria-expanded='true'] > :last-child {
    transform: rotate(180deg);
  }

  @media ${WIDE} {
    ${({ $folded }) => !$folded && 'display: none;'}
  }
  ${hiddenWithoutScript}
`;

const Content = styled.div<{ readonly $open: boolean; readonly $folded: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  padding-top: ${tokens.space.sm};

  @media ${WIDE} {
    ${({ $folded }) => !$folded && 'display: block;'}
  }
  ${hiddenWithoutScript}
`;

/** Options behind a button; from 768 pixels always open, unless `folded`. */
export function Disclosure({ label, count = 0, title, folded = false, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Head>
        {title}
        <Toggle
          $variant="secondary"
          $folded={folded}
          $alone={title === undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <SlidersHorizontal size="1.2em" aria-hidden="true" />
          <span>{count === 0 ? label : texts.active(label, count)}</span>
          <ChevronDown size="1.2em" aria-hidden="true" />
        </Toggle>
      </Head>
      <Content id={id} role="group" aria-label={label} $open={open} $folded={folded}>
        {children}
      </Content>
    </div>
  );
}
