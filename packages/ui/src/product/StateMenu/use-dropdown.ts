import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useListKeys } from '../../foundations/keyboard/use-list-keys.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** State, focus and keyboard handling of a button that opens a list of links. */
export function useDropdown() {
  const [open, setOpen] = useOpenUntilNavigation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const onListNavigation = useListKeys();
  const close = () => {
    setOpen(false);
  };
  useClickOutside(root, open, close);
  useLayoutEffect(() => {
    if (open) initialLink(list.current)?.focus();
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') {
      onListNavigation(event);
      return;
    }
    // Keeps an open menu around this one open.
    event.stopPropagation();
    button.current?.focus();
    close();
    // Tab continues from the button, as if the list were closed.
    if (event.key === 'Escape' || event.shiftKey) event.preventDefault();
  };
  return { open, setOpen, root, button, list, onButtonKey, onListKey };
}

/** The link to the current page, or the first one. */
function initialLink(list: HTMLElement | null): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('a');
}

/** Closes on click, not on pointer down or blur: the pressed element would move away before it is clicked. */
function useClickOutside(inside: RefObject<Element | null>, active: boolean, onClick: () => void) {
  const clicked = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) onClick();
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('click', clicked);
    return () => {
      document.removeEventListener('click', clicked);
    };
  }, [active]);
}
