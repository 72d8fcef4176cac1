import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GuardedActionInfo } from '../navigation/sections.ts';

/** The actions of a section, of which one form at a time is open; each navigation to the hash of an action opens its form. */
export function useGuardedActions<Name extends string>(actions: Readonly<Record<Name, GuardedActionInfo>>) {
  const [openForm, setOpenForm] = useState<Name>();
  const [confirmations, setConfirmations] = useState<Partial<Record<Name, string>>>({});
  const { hash, key } = useLocation();
  const [handledKey, setHandledKey] = useState<string>();
  const linked = (Object.keys(actions) as Name[]).find((name) => hash === `#${actions[name].id}`);
  if (linked !== undefined && handledKey !== key) {
    setHandledKey(key);
    setOpenForm(linked);
  }
  const confirm = (name: Name) => (message: string) => {
    setConfirmations((shown) => ({ ...shown, [name]: message }));
  };
  const propsOf = (name: Name) => ({
    info: actions[name],
    confirmation: confirmations[name] ?? '',
    onConfirmation: confirm(name),
    isOpen: openForm === name,
    onOpenChange: (isOpen: boolean) => {
      setOpenForm(isOpen ? name : undefined);
    },
  });
  return { confirm, propsOf };
}
