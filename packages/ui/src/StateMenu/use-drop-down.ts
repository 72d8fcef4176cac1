import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useListKeys } from './use-list-keys.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';
import { usePressOutside } from './use-press-outside.ts';

/** A list of links that a button opens: what opens and closes it, and where the focus goes. */
export function useDropDown() {
  const [open, setOpen] = useOpenUntilNavigation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const moveByKey = useListKeys();
  const close = () => {
    setOpen(false);
  };
  usePressOutside(root, open, close);
  useEffect(() => {
    if (open) linkToBeginAt(list.current)?.focus();
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') {
      moveByKey(event);
      return;
    }
    // An open menu around this one stays open.
    event.stopPropagation();
    button.current?.focus();
    close();
    // From the button, Tab goes on to what follows it, as if the list had not been there.
    if (event.key === 'Escape' || event.shiftKey) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { open, setOpen, root, button, list, onButtonKey, onListKey, onBlur };
}

/** The link to the page that is shown, or else the first one. */
function linkToBeginAt(list: HTMLElement | null): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('a');
}
