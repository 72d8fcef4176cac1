import { ButtonLink, ErrorPanel, Page } from '@naija/ui';

/** What a visitor sees behind a link to an agent who is not there. */
export function UnknownAgent() {
  return (
    <Page title="Agent not found">
      <h1>Agent not found</h1>
      <ErrorPanel
        title="There is no such agent"
        message="The link may be old, or a part of it may be missing."
      >
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </ErrorPanel>
    </Page>
  );
}
