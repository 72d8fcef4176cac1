import { useState } from 'react';
import { currentPasswordSchema } from '@naija/contracts/schemas/current-password';
import { forgetDeletedAccount, sessionToken, useAgent } from '@naija/runtime';
import { downloadFile, PasswordField, type RequestError, useSubmit } from '@naija/ui';
import { toRequestError } from '../../api/request-error.ts';
import { GuardedForm } from '../../guarded/GuardedForm.tsx';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { DATA_ACTIONS } from '../../navigation/sections.ts';
import { useDashboardDeleteAccountMutation, useDashboardDownloadDataMutation } from './data-api.ts';
import { DATA_MESSAGES } from './messages.ts';

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
        downloadFile(file, FILE_NAME);
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
      error={error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField name="currentPassword" label={CREDENTIAL_MESSAGES.currentPassword} enterKeyHint="go" />
    </GuardedForm>
  );
}

/** Like `toRequestError`, but a download that broke off has its own message, because server and password were fine. */
function toDownloadError(error: unknown): RequestError {
  const { originalStatus } = error as { originalStatus?: unknown };
  return originalStatus === 200 ? { message: DATA_MESSAGES.brokenOff } : toRequestError(error);
}

export function DeletionForm({ email, onCancel }: DataFormProps) {
  const [deleteAccount] = useDashboardDeleteAccountMutation();
  const { id } = useAgent();
  const [session] = useState({ id, token: sessionToken() ?? '' });
  const { error, submit } = useSubmit(
    (values: () => { currentPassword: string }) =>
      deleteAccount(() => ({ ...values(), token: session.token })),
    toRequestError,
    () => void forgetDeletedAccount(session.id),
  );
  return (
    <GuardedForm
      action={DATA_ACTIONS.deletion.action}
      busy={DATA_MESSAGES.deleting}
      username={email}
      initialValues={{ currentPassword: '' }}
      schema={currentPasswordSchema}
      error={error}
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
