import styled from 'styled-components';
import { Banner, Button, tokens } from '@naija/ui';

const Place = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

/** Offers the new version; the page stays as it is until the visitor wants it. */
export default function UpdateBar({ reload }: { readonly reload: () => void }) {
  return (
    <Place>
      <Banner kind="info" action={<Button onClick={reload}>Reload</Button>}>
        A new version is ready
      </Banner>
    </Place>
  );
}
