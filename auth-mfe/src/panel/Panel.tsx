import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { Card, Page, tokens, type Elements } from '@naija/ui';

/** Links below a form to the other pages of this remote. */
export const PanelLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
`;

export const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
`;

interface PanelProps {
  /** Heading of the panel and title of the document. */
  readonly title: string;
  readonly children: Elements;
  /** Second column on wide screens. */
  readonly aside?: Elements;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: ${tokens.space.xxl};
  align-items: start;
  justify-content: center;

  @media (min-width: 60rem) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 28rem) minmax(0, 24rem);
    }
  }
`;

const PanelCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  h1 {
    font-size: ${tokens.text.heading};
  }

  @media (min-width: 30rem) {
    padding: ${tokens.space.xl};
  }
`;

/** Layout of every page of this remote: one card, with its heading. */
export function Panel({ title, children, aside }: PanelProps) {
  return (
    <Page title={title}>
      <Columns>
        <PanelCard>
          <h1>{title}</h1>
          {children}
        </PanelCard>
        {aside}
      </Columns>
    </Page>
  );
}
