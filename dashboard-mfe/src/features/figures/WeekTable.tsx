import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import { formatCount } from '@naija/contracts/domain/money';
import { INTEREST_KINDS, type WeekFigures } from '@naija/contracts/http/interest';
import { tokens } from '@naija/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';

const Folded = styled.details`
  > summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${tokens.size.touch};
    color: ${tokens.color.brand};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${tokens.space.xxs} ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.color.line};
    text-align: end;
  }

  th {
    color: ${tokens.color.muted};
    font-weight: 500;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: nowrap;
  }
`;

/** A table with the figures of the charts and the contacts by channel, current week first. */
export function WeekTable({ weeks }: { readonly weeks: readonly WeekFigures[] }) {
  return (
    <Folded>
      <summary>{FIGURE_MESSAGES.table}</summary>
      <Scroller role="region" aria-label={FIGURE_MESSAGES.table} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{FIGURE_MESSAGES.week}</th>
              {INTEREST_KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {FIGURE_MESSAGES.columns[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...weeks].reverse().map((figures) => (
              <tr key={figures.week}>
                <th scope="row">{formatDay(figures.week)}</th>
                {INTEREST_KINDS.map((kind) => (
                  <td key={kind}>{formatCount(figures[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Folded>
  );
}
