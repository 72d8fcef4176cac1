import { Spinner, VisuallyHidden } from '@naija/ui';
import { SHELL_MESSAGES } from '../messages.ts';

const { label } = SHELL_MESSAGES.loading;

/** In place of a page whose code is not there yet. */
export function PageLoading() {
  return (
    <>
      <VisuallyHidden as="h1" data-loading="">
        {label}
      </VisuallyHidden>
      <Spinner label={label} />
    </>
  );
}
