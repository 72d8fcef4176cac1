import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key, and the handlers for the input to be watched. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, handlers: { onKeyDown: look, onKeyUp: look } };
}
