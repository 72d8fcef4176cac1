import { useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import {
  FIGURES_MAX,
  siteFiguresPath,
  type SiteFigures as Figures,
} from '@naija/contracts/http/site-figures';
import { baseApi, words } from '@naija/runtime';
import { Card, tokens } from '@naija/ui';

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

/** What this site counts of its agents, without what is zero; nothing where that is not known, or nobody is listed. */
export function SiteFigures() {
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

function figureText(kind: (typeof KINDS)[number], count: number): string {
  if (count === 1) return TEXT.one[kind];
  const shown = formatCount(count);
  return TEXT.many[kind](count < FIGURES_MAX ? shown : TEXT.orMore(shown));
}
