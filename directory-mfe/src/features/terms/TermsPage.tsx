import { useId } from 'react';
import styled from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { PAGE_TITLES, pagePaths } from '@naija/contracts/domain/pages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { translateText, words } from '@naija/runtime';
import { Page, TextLink, tokens } from '@naija/ui';

interface TermsPart {
  readonly title: string;
  readonly rules: readonly string[];
}

const TERMS_MESSAGES = words('directory.terms', {
  lead: `These are the rules of ${PRODUCT_NAME}. They are short, because they should be read.`,
  changed: 'Last changed on 25 November 2026.',
  parts: [
    {
      title: 'What this is',
      rules: [
        `${PRODUCT_NAME} lists property agents in Nigeria. We are no agent ourselves, own no houses, and take no part in what you and an agent agree on.`,
        'Looking around is free, and so is being listed. Nobody can pay for a better place in a list: lists are sorted by deals, fee or date, and searches by how well an agent fits.',
        'Agents give their figures themselves. We verify their email and, where a badge says so, their phone and their number in a public register; never their fees or deals.',
      ],
    },
    {
      title: 'Pay safely',
      rules: [
        'See the house, inside, before you pay anything but the inspection fee.',
        'Agree on every fee before you go, in writing: a message will do.',
        'Never pay rent or a deposit to somebody whose right to the house you have not checked. Ask for the papers, and for the owner.',
        'Pay into an account in the name you were given, and ask for a receipt. Avoid cash.',
        'Be careful when somebody presses you to pay today. If it went wrong, go to the police, and tell us.',
      ],
    },
    {
      title: 'Agents',
      rules: [
        'You must be 18 or older, and list yourself: one person, one account, your own name and photo.',
        'What you say must be true and up to date, fees above all. Charge nobody more than your profile says without telling them first.',
        'Keep your password to yourself. What is done with it counts as done by you, unless you have told us that it was stolen.',
        `Your profile is yours. You allow us to show it here, and to search engines, until you delete it: Dashboard, Settings, Your data. We then hide it at once and delete it after ${String(LIMITS.deletionGraceDays)} days.`,
      ],
    },
    {
      title: 'Comments',
      rules: [
        'Write what you have seen yourself, honestly. Comments are public, with the name you give.',
        'No insults, threats, hate, or private matters of others; no advertising; nothing against the law; no comments for money, none about yourself, and no untrue answers about fees.',
        'What you write stays yours. You allow us to show it here, and you answer for it.',
      ],
    },
    {
      title: 'What we do about broken rules',
      rules: [
        'Anyone can tell us about a profile or comment. A person looks at it, not only a program.',
        'We hide what breaks these rules, and block accounts that do so again or that deceive people. We tell the agent why.',
        'You can ask us to look again. Somebody else then decides, where we can.',
        'We never hide honest criticism because an agent does not like it, nor for money.',
      ],
    },
    {
      title: 'What you can expect of us',
      rules: [
        'We take care that the site works and that data is safe, and cannot promise that it never fails.',
        'We answer for harm that we cause on purpose or by gross neglect, and wherever the law says so. We do not answer for what agents and clients do to each other.',
        'The law of Nigeria applies. Rights that it gives you as a consumer stay yours, whatever these rules say.',
      ],
    },
    {
      title: 'Found a security hole?',
      rules: [
        'Please tell us first: the address is in the file security.txt of this site. We answer, and fix it.',
        'Look only at your own account, stop as soon as you see data of others, break nothing and slow nothing down. Who keeps to that has nothing to fear from us.',
      ],
    },
    {
      title: 'Changes',
      rules: [
        'When we change these rules, the date above changes, and agents get a mail two weeks before anything important. Who does not agree can delete the account.',
      ],
    },
  ] satisfies readonly TermsPart[],
  privacy: 'What we do with your data',
});

const Lead = styled.p`
  max-width: 44rem;
  font-size: ${tokens.text.title};
  line-height: 1.5;
`;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  max-width: 44rem;

  > ul {
    display: grid;
    gap: ${tokens.space.xs};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

/** `/terms` */
export default function TermsPage() {
  const id = useId();
  return (
    <Page title={PAGE_TITLES.terms}>
      <h1>{translateText(PAGE_TITLES.terms)}</h1>
      <Lead>{TERMS_MESSAGES.lead}</Lead>
      <p>{TERMS_MESSAGES.changed}</p>
      {TERMS_MESSAGES.parts.map(({ title, rules }, index) => (
        <Part key={title} aria-labelledby={`${id}${String(index)}`}>
          <h2 id={`${id}${String(index)}`}>{title}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Part>
      ))}
      <p>
        <TextLink to={pagePaths.privacy}>{TERMS_MESSAGES.privacy}</TextLink>
      </p>
    </Page>
  );
}
