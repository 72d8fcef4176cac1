import { useState, type ComponentType } from 'react';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { showToast, type Elements } from '@naija/ui';

export function useAppMenu(): { readonly menu: Elements; readonly show: () => void } {
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }>>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    import('./AppMenu.tsx').then(
      ({ AppMenu }) => {
        setMenu(() => AppMenu);
      },
      () => {
        showToast(MESSAGES.locationOffline, { kind: 'danger' });
      },
    );
  };
  const close = () => {
    setOpen(false);
  };
  return { menu: Menu && open && <Menu onClose={close} />, show };
}
