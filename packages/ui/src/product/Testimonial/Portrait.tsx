import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export type PortraitKind = 'headwrap' | 'cap' | 'braids';

const Drawing = styled.svg`
  flex: none;
  width: 4rem;
  height: 4rem;
  background: ${tokens.color.accentSoft};
  border-radius: ${tokens.radius.round};

  .skin {
    fill: ${tokens.color.accent};
  }

  .cloth {
    fill: ${tokens.color.brand};
  }

  .dark {
    fill: ${tokens.color.band};
  }

  .line {
    fill: none;
    stroke: ${tokens.color.accentSoft};
    stroke-linecap: round;
    stroke-width: 1.6;
  }
`;

const back: Record<PortraitKind, string> = {
  headwrap: '',
  cap: '',
  braids: 'M19 30c-2-14 4-19 13-19s15 5 13 19l2 17h-7V28H24v19h-7z',
};

const front: Record<PortraitKind, string> = {
  headwrap: 'M19 26c-7-8-4-18 8-19 10-5 25 0 21 13-1 4-3 6-4 6-6-6-17-6-25 0z',
  cap: 'M20 25c-1-11 2-16 16-17 8 0 9 8 8 17-7-3-17-3-24 0z',
  braids: 'M21 26c0-9 5-12 11-12s11 3 11 12c-6-1-9-3-11-6-2 3-5 5-11 6z',
};

/** A drawn portrait that shows no real person. */
export function Portrait({ kind }: { readonly kind: PortraitKind }) {
  return (
    <Drawing viewBox="0 0 64 64" aria-hidden="true">
      <path className="dark" d={back[kind]} />
      <path className="cloth" d="M9 64c0-12 9-17 23-17s23 5 23 17z" />
      <path
        className="skin"
        d="M27 40h10v8c0 6-10 6-10 0zM21 27c0-9 4-13 11-13s11 4 11 13c0 10-5 17-11 17s-11-7-11-17z"
      />
      <path className={kind === 'headwrap' ? 'cloth' : 'dark'} d={front[kind]} />
      <path className="line" d="M27 28v1.5M37 28v1.5M28 36c2.5 2.5 5.5 2.5 8 0" />
    </Drawing>
  );
}
