import { useState } from 'react';
import { ButtonLink } from '@naija/ui';
import { useAddressToken } from '../../links/use-address-token.ts';
import { Panel } from '../../panel/Panel.tsx';
import { KeepAddress } from './KeepAddress.tsx';
import { Restored } from './Restored.tsx';

const TITLE = 'Keep your email address';

/** Where the link leads that takes back a change of the e-mail address. Opening it does nothing: programs that scan mail do. */
export default function RestoreEmailPage() {
  const token = useAddressToken();
  const [resetToken, setResetToken] = useState<string>();
  if (resetToken !== undefined) return <Restored resetToken={resetToken} />;
  return (
    <Panel title={TITLE}>
      {token === undefined ? (
        <>
          <p>This link is not complete. Please open it from the mail once more.</p>
          <ButtonLink $variant="secondary" to="/login">
            Go to the login
          </ButtonLink>
        </>
      ) : (
        <KeepAddress token={token} onRestored={setResetToken} />
      )}
    </Panel>
  );
}
