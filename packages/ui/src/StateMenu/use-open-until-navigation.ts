import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something is open. Going to any page, even the same one again, closes it. */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Forgotten at once, or going back in the history would open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return [
    openedAt === key,
    (open) => {
      setOpenedAt(open ? key : undefined);
    },
  ];
}
