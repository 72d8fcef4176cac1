import { Page } from '@naija/ui';

const TITLE = 'Admin';

/** The first page of this remote. */
export default function StartPage() {
  return (
    <Page title={TITLE}>
      <h1>{TITLE}</h1>
      <p>This page is empty so far.</p>
    </Page>
  );
}
