import styled from 'styled-components';
import { PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { translateText } from '@naija/runtime';
import { Page, TextLink, tokens } from '@naija/ui';
import { ABOUT_MESSAGES } from './messages.ts';
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
    <Page title={PAGE_TITLES.about}>
      <h1>{translateText(PAGE_TITLES.about)}</h1>
      <Lead>{ABOUT_MESSAGES.lead}</Lead>
      <Part>
        <h2>{ABOUT_MESSAGES.whatWeDo}</h2>
        <p>{ABOUT_MESSAGES.whatWeDoText}</p>
        <p>
          {ABOUT_MESSAGES.start.before}
          <TextLink to={pagePaths.trending}>{ABOUT_MESSAGES.start.link}</TextLink>
          {ABOUT_MESSAGES.start.after} {ABOUT_MESSAGES.free}
        </p>
      </Part>
      <Part>
        <h2>{ABOUT_MESSAGES.listed}</h2>
        <p>{ABOUT_MESSAGES.listedText}</p>
        <p>
          {ABOUT_MESSAGES.areYouAnAgent} <TextLink to="/signup">{ABOUT_MESSAGES.createAccount}</TextLink>
        </p>
      </Part>
      <Part>
        <h2>{ABOUT_MESSAGES.sorted}</h2>
        <p>{ABOUT_MESSAGES.sortedText}</p>
      </Part>
      <Figures />
      <ReachUs />
    </Page>
  );
}
