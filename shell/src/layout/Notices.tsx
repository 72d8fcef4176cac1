import { InstallSlot } from '../pwa/install/InstallSlot.tsx';
import { UpdateNotice } from '../pwa/updates/UpdateNotice.tsx';
import { LeakNotice } from '../remotes/leaks/LeakNotice.tsx';
import { NewProfileNotice } from './NewProfileNotice.tsx';
import { SessionNotice } from './SessionNotice.tsx';

/** Above every page, each only when it is due. */
export function Notices() {
  return (
    <>
      <SessionNotice />
      <NewProfileNotice />
      <InstallSlot />
      <UpdateNotice />
      <LeakNotice />
    </>
  );
}
