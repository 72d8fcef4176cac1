import styled from 'styled-components';
import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { Page, TextLink, tokens } from '@naija/ui';
import { Figures } from './Figures.tsx';
import { ReachUs } from './ReachUs.tsx';

const Lead = styled.p`
  max-width: 44rem;
  font-size: ${tokens.text.title};
  line-height: 1.5;
`;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  max-width: 44rem;
`;

export default function AboutPage() {
  return (
    <Page title={PAGE_META.about.title}>
      <h1>{PAGE_META.about.title}</h1>
      <Lead>
        {PRODUCT_NAME} is where people who look for a home in Nigeria and the agents who know the houses find
        each other.
      </Lead>
      <Part>
        <h2>What we do</h2>
        <p>
          Looking for a house too often begins with a day on the road and a fee nobody spoke of. Here you see
          first what an agent asks for an inspection, how many deals they have closed and what kinds of houses
          they deal in. You compare as many agents as you like, and call the one you choose. The call goes
          straight to the agent: we stand between nobody.
        </p>
        <p>
          Start with <TextLink to={pagePaths.trending}>the agents of Lagos</TextLink>, or search for any other
          place. Reading and comparing costs nothing and needs no account.
        </p>
      </Part>
      <Part>
        <h2>How agents get listed</h2>
        <p>
          An agent creates an account, confirms their e-mail address and completes a profile: a photo, a few
          honest sentences, their fees and their record. Nobody is listed before that. From then on agents
          keep their profile up to date themselves, and visitors can leave a comment on it that everybody can
          read.
        </p>
        <p>
          You are an agent? <TextLink to="/signup">Create an account</TextLink>.
        </p>
      </Part>
      <Figures />
      <ReachUs />
    </Page>
  );
}
