import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import { useState } from 'react';
import { forgetDeletedAccount, sessionToken, useAgent } from '@naija/runtime';
import { PasswordField, useSubmit } from '@naija/ui';
import { GuardedForm } from '../../guarded/GuardedForm.tsx';
import { toChangeError, type ChangeError } from '../../api/to-change-error.ts';
import { CREDENTIAL_MESSAGES, DATA_MESSAGES } from '../../messages.ts';
import { DATA_ACTIONS } from '../../navigation/sections.ts';
import { useDashboardDeleteAccountMutation, useDashboardDownloadDataMutation } from './data-api.ts';
import { saveFile } from './save-file.ts';

export interface DataFormProps {
  readonly email: string;
  readonly onSuccess: (message: string) => void;
  readonly onCancel: () => void;
}

const FILE_NAME = 'naija-agents-data.zip';

export function DownloadForm({ email, onSuccess, onCancel }: DataFormProps) {
  const [download] = useDashboardDownloadDataMutation();
  const withFile = (values: () => { currentPassword: string }) =>
    download(() => ({
      ...values(),
      onFile: (file) => {
        saveFile(file, FILE_NAME);
      },
    }));
  const { error, submit } = useSubmit(withFile, toDownloadError, () => {
    onSuccess(DATA_MESSAGES.downloaded);
  });
  return (
    <GuardedForm
      action={DATA_ACTIONS.download.action}
      busy={DATA_MESSAGES.downloading}
      username={email}
      initialValues={{ currentPassword: '' }}
      schema={currentPasswordSchema}
      errorMessage={error?.message}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField name="currentPassword" label={CREDENTIAL_MESSAGES.currentPassword} enterKeyHint="go" />
    </GuardedForm>
  );
}

/** Like `toChangeError`. If the file began to arrive, the server was reached and the password was right. */
function toDownloadError(error: unknown): ChangeError {
  const { originalStatus } = error as { originalStatus?: unknown };
  return originalStatus === 200 ? { message: DATA_MESSAGES.brokenOff } : toChangeError(error);
}

export function DeletionForm({ email, onCancel }: DataFormProps) {
  const [deleteAccount] = useDashboardDeleteAccountMutation();
  const { id } = useAgent();
  const [session] = useState({ id, token: sessionToken() ?? '' });
  const { error, submit } = useSubmit(
    (values: () => { currentPassword: string }) =>
      deleteAccount(() => ({ ...values(), token: session.token })),
    toChangeError,
    () => void forgetDeletedAccount(session.id),
  );
  return (
    <GuardedForm
      action={DATA_ACTIONS.deletion.action}
      busy={DATA_MESSAGES.deleting}
      username={email}
      initialValues={{ currentPassword: '' }}
      schema={currentPasswordSchema}
      errorMessage={error?.message}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>
        {DATA_MESSAGES.downloadFirst} {DATA_MESSAGES.deletionWarning}
      </p>
      <PasswordField name="currentPassword" label={CREDENTIAL_MESSAGES.currentPassword} enterKeyHint="go" />
    </GuardedForm>
  );
}
