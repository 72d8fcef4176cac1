import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import type { State } from '@naija/contracts/domain/states';
import { NavButton } from './nav-item.ts';
import { Panel, Root, StateLink } from './StateMenu.style.ts';
import { useDropdown } from './use-dropdown.ts';

export interface StateMenuProps {
  readonly label: string;
  readonly states: readonly State[];
}

/** A dropdown of links to the pages of states. */
export function StateMenu({ label, states }: StateMenuProps) {
  const { open, setOpen, root, button, list, onButtonKey, onListKey } = useDropdown();
  const id = useId();
  return (
    <Root ref={root}>
      <NavButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onKeyDown={onButtonKey}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span>{label}</span>
        <ChevronDown size="1.2em" aria-hidden="true" />
      </NavButton>
      <Panel ref={list} id={id} hidden={!open} onKeyDown={onListKey}>
        {states.map(({ name, slug }) => (
          <li key={slug}>
            <StateLink to={`/location/${slug}`}>{name}</StateLink>
          </li>
        ))}
      </Panel>
    </Root>
  );
}
