import { useEffect } from 'react';
import { ToastRegion } from '@naija/ui';
import { showKeptToasts } from './kept-toasts.ts';

export function Toasts() {
  useEffect(showKeptToasts, []);
  return <ToastRegion />;
}
