import { useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import {
  FIGURES_MAX,
  siteFiguresPath,
  type SiteFigures as Figures,
} from '@naija/contracts/http/site-figures';
import { baseApi, words } from '@naija/runtime';
import { Stat, tokens, Card } from '@naija/ui';
import { INTRODUCTION_MESSAGES } from './introduction-messages.ts';

const TEXT = words('directory.siteFigures', {
  title: 'Counted on this site today',
  one: {
    listed: '1 agent listed, with a verified email',
    phoneConfirmed: '1 with a confirmed phone number',
    registrationChecked: '1 with a registration checked in a public register',
  },
  many: {
    listed: (count: string) => `${count} agents listed, each with a verified email`,
    phoneConfirmed: (count: string) => `${count} with a confirmed phone number`,
    registrationChecked: (count: string) => `${count} with a registration checked in a public register`,
  },
  orMore: (count: string) => `${count} or more`,
  means: 'Each profile says what was checked of its agent, and what that means.',
});

const { useDirectorySiteFiguresQuery } = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    directorySiteFigures: build.query<Figures, undefined>({
      query: () => siteFiguresPath,
      extraOptions: { anonymous: true },
    }),
  }),
});

const Counted = styled(Card)`
  display: grid;
  gap: ${tokens.space.xs};

  > h3 {
    font-size: ${tokens.text.body};
  }

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs} ${tokens.space.xl};
  }

  > p {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }
`;

const KINDS = ['listed', 'phoneConfirmed', 'registrationChecked'] as const;

function figureText(kind: (typeof KINDS)[number], count: number): string {
  if (count === 1) return TEXT.one[kind];
  const shown = formatCount(count);
  return TEXT.many[kind](count < FIGURES_MAX ? shown : TEXT.orMore(shown));
}

const Band = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
  padding: clamp(1.5rem, 0.75rem + 3vw, 3rem);
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.large};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space.lg};

  @media (min-width: 60rem) {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

export function Statistics() {
  const heading = useId();
  return (
    <Band aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.statistics}</h2>
      <List>
        {INTRODUCTION_MESSAGES.figures.map(({ figure, label }) => (
          <li key={label}>
            <Stat figure={figure} label={label} />
          </li>
        ))}
      </List>
      <SiteFigures />
    </Band>
  );
}

/** The numbers of agents on this site, without zeros. Renders nothing if they are unknown or no agent is listed. */
function SiteFigures() {
  const heading = useId();
  const { currentData: figures } = useDirectorySiteFiguresQuery(undefined);
  if (figures === undefined || figures.listed === 0) return null;
  return (
    <Counted as="section" aria-labelledby={heading}>
      <h3 id={heading}>{TEXT.title}</h3>
      <ul>
        {KINDS.filter((kind) => figures[kind] > 0).map((kind) => (
          <li key={kind}>{figureText(kind, figures[kind])}</li>
        ))}
      </ul>
      <p>{TEXT.means}</p>
    </Counted>
  );
}
