import { useLogoutDialog } from './use-logout-dialog.tsx';

export function LogoutQuestion() {
  return useLogoutDialog();
}
