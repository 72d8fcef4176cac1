import styled from 'styled-components';
import { Banner, Button, tokens } from '@naija/ui';

const Sticky = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: ${tokens.space.xs};
  margin-bottom: ${tokens.space.md};
`;

export default function UpdateBar({ reload }: { readonly reload: () => void }) {
  return (
    <Sticky>
      <Banner kind="info" action={<Button onClick={reload}>Reload</Button>}>
        A new version is ready
      </Banner>
    </Sticky>
  );
}
