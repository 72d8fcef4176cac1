import { pagePaths } from '@naija/contracts/domain/pages';
import { ButtonLink, Page } from '@naija/ui';
import styled from 'styled-components';
import { ADMIN_MESSAGES } from '../messages.ts';

const { notFound } = ADMIN_MESSAGES;

const Start = styled.p`
  display: flex;
`;

/** What anybody but an operator sees: the page of the shell for an unknown address. */
export function NotFound() {
  return (
    <Page title={notFound.title}>
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <Start>
        <ButtonLink to={pagePaths.home}>{notFound.home}</ButtonLink>
      </Start>
    </Page>
  );
}
