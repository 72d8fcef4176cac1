import { useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '@naija/contracts/domain/money';
import type { WeekFigures } from '@naija/contracts/http/interest';
import { tokens } from '@naija/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';

interface FigureKind {
  /** Key of the title in the texts, too. */
  readonly name: 'view' | 'contact' | 'favourite';
  readonly of: (week: WeekFigures) => number;
}

/** Figures with their own chart. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  { name: 'view', of: ({ view }) => view },
  { name: 'contact', of: ({ call, whatsApp, email }) => call + whatsApp + email },
  { name: 'favourite', of: ({ favourite }) => favourite },
];

const [BAR, GAP, HEIGHT] = [16, 4, 64];
/** Height of the bar of a week without events. */
const LEAST = 1.5;

const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xxs};
  min-width: 0;

  > h3 {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.body};
    font-weight: 500;
  }

  > p {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }

  strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.heading};
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: ${tokens.color.brand};

  > :last-child {
    fill: ${tokens.color.brandSoft};
    stroke: ${tokens.color.brand};
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    fill: CanvasText;

    > :last-child {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

interface WeekChartProps {
  readonly kind: FigureKind;
  /** Oldest week first, current week last. */
  readonly weeks: readonly WeekFigures[];
}

/** A chart with a bar for each week. The current, unfinished week is outlined. The table below has the figures. */
export function WeekChart({ kind: { name, of }, weeks }: WeekChartProps) {
  const heading = useId();
  const values = weeks.map(of);
  const [last = 0, current = 0] = values.slice(-2);
  const most = Math.max(...values, 1);
  const width = weeks.length * (BAR + GAP) - GAP;
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{FIGURE_MESSAGES[name]}</h3>
      <p>
        <strong>{formatCount(current)}</strong> {FIGURE_MESSAGES.thisWeek}
        <br />
        <span>{FIGURE_MESSAGES.lastWeek(formatCount(last))}</span>
      </p>
      <Bars viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`} aria-hidden="true">
        {values.map((value, index) => {
          const height = Math.max((value / most) * HEIGHT, LEAST);
          return (
            <rect
              key={weeks[index]?.week}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
            />
          );
        })}
      </Bars>
    </Panel>
  );
}
