import styled from 'styled-components';
import { PAGE_META, pagePaths } from '@naija/contracts/domain/pages';
import { Page, TextLink, tokens } from '@naija/ui';
import { ABOUT_MESSAGES } from '../../messages/about.ts';
import { Figures } from './Figures.tsx';
import { ReachUs } from './ReachUs.tsx';

const text = ABOUT_MESSAGES;

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
      <Lead>{text.lead}</Lead>
      <Part>
        <h2>{text.whatWeDo}</h2>
        <p>{text.whatWeDoText}</p>
        <p>
          {text.start.before}
          <TextLink to={pagePaths.trending}>{text.start.link}</TextLink>
          {text.start.after} {text.free}
        </p>
      </Part>
      <Part>
        <h2>{text.listed}</h2>
        <p>{text.listedText}</p>
        <p>
          {text.areYouAnAgent} <TextLink to="/signup">{text.createAccount}</TextLink>
        </p>
      </Part>
      <Figures />
      <ReachUs />
    </Page>
  );
}
