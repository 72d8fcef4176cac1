import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a menu that any navigation closes, even to the same page. */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Reset at once, or going back in history would open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return [
    openedAt === key,
    (open) => {
      setOpenedAt(open ? key : undefined);
    },
  ];
}
