import { Spinner, VisuallyHidden } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';

const { loading } = SHELL_MESSAGES;

/** In place of a page whose code is not there yet. */
export function PageLoading() {
  return (
    <>
      <VisuallyHidden as="h1" data-loading="">
        {loading.label}
      </VisuallyHidden>
      <Spinner label={loading.label} />
    </>
  );
}
