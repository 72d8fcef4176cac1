import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells of a press anywhere outside an element, while that matters. */
export function usePressOutside(inside: RefObject<Element | null>, matters: boolean, onPress: () => void) {
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!matters) return;
    document.addEventListener('pointerdown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
    };
  }, [matters]);
}
