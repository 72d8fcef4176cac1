import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface DisclosureProps {
  readonly label: string;
  /** How many of the options inside are active; shown on the button. */
  readonly count?: number;
  readonly children: ReactNode;
}

const WIDE = '(min-width: 48rem)';

const Toggle = styled(Button)`
  width: 100%;
  justify-content: start;

  > :last-child {
    margin-inline-start: auto;
    transition: rotate ${tokens.motion.quick};
  }

  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }

  @media ${WIDE} {
    display: none;
  }
`;

const Content = styled.div<{ readonly $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  padding-top: ${tokens.space.sm};

  @media ${WIDE} {
    display: block;
    padding-top: 0;
  }
`;

/** Options behind a button on small screens, always open from 768 pixels. */
export function Disclosure({ label, count = 0, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Toggle
        $variant="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <SlidersHorizontal size="1.2em" aria-hidden="true" />
        <span>{count === 0 ? label : `${label} (${String(count)} active)`}</span>
        <ChevronDown size="1.2em" aria-hidden="true" />
      </Toggle>
      <Content id={id} role="group" aria-label={label} $open={open}>
        {children}
      </Content>
    </div>
  );
}
