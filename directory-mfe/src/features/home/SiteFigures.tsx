import { useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import {
  FIGURES_MAX,
  siteFiguresPath,
  type SiteFigures as Figures,
} from '@naija/contracts/http/site-figures';
import { baseApi } from '@naija/runtime';
import { Card, tokens } from '@naija/ui';
import { SITE_FIGURES_MESSAGES } from '../../messages/introduction.ts';

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
      <h3 id={heading}>{SITE_FIGURES_MESSAGES.title}</h3>
      <ul>
        {KINDS.filter((kind) => figures[kind] > 0).map((kind) => (
          <li key={kind}>{figureText(kind, figures[kind])}</li>
        ))}
      </ul>
      <p>{SITE_FIGURES_MESSAGES.means}</p>
    </Counted>
  );
}

function figureText(kind: (typeof KINDS)[number], count: number): string {
  if (count === 1) return SITE_FIGURES_MESSAGES.one[kind];
  const shown = formatCount(count);
  return SITE_FIGURES_MESSAGES.many[kind](count < FIGURES_MAX ? shown : SITE_FIGURES_MESSAGES.orMore(shown));
}
