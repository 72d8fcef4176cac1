import styled from 'styled-components';
import { ButtonLink, TextLink } from '@naija/ui';
import { LIST_MESSAGES } from './messages.ts';
import { useListPage } from './use-page-query.ts';

const WithoutScript = styled(ButtonLink)`
  display: none;

  @media (scripting: none) {
    display: inline-flex;
  }
`;

/** Takes the place of the button that loads more agents where no script will run. */
export function NextPageLink({ pages, cursor }: { readonly pages: number; readonly cursor: string }) {
  const { later, pathOf } = useListPage();
  const number = (later?.number ?? 1) + pages;
  return (
    <WithoutScript to={pathOf({ number, cursor })} rel="next" $variant="secondary">
      {LIST_MESSAGES.more}
    </WithoutScript>
  );
}

/** Leads from a later page to the whole list, as there is no address of the page before. */
export function FirstPageLink() {
  const { later, pathOf } = useListPage();
  return (
    later && (
      <p>
        <TextLink to={pathOf()}>{LIST_MESSAGES.firstPage}</TextLink>
      </p>
    )
  );
}
