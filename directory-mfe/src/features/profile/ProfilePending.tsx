import styled from 'styled-components';
import { ErrorPanel, Spinner, tokens } from '@naija/ui';
import { failureMessage } from '../../failures/failure-message.ts';

// About as high as a profile, so that the comments below it stay where they are.
const Place = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.md};
  min-height: 24rem;
`;

/** Takes the place of a profile that is on its way, or that did not come (then there is an error). */
export function ProfilePending({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <Place>
      <h1>Agent profile</h1>
      {error === undefined ? (
        <Spinner label="Loading profile" />
      ) : (
        <ErrorPanel
          title="This profile could not be loaded"
          message={failureMessage(error)}
          onRetry={onRetry}
        />
      )}
    </Place>
  );
}
