import { useId, type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowDown, MessageCircle, Phone, X } from 'lucide-react';
import { formatDay, lagosDay } from '@naija/contracts/domain/dates';
import { EMPTY } from '@naija/contracts/domain/messages';
import { pagePaths } from '@naija/contracts/domain/pages';
import { formatPhone } from '@naija/contracts/domain/phone';
import { formatPlace } from '@naija/contracts/domain/states';
import type { NumberKind } from '@naija/contracts/domain/typed-number';
import { weeksSince } from '@naija/contracts/domain/weeks';
import type { Agent, ChargedAsPublished } from '@naija/contracts/http/agents';
import { Button, ButtonAnchor, formatMoment, IconButton, Photo, showFigure, TextLink } from '@naija/ui';
import { callLink, whatsAppLink, areaNames } from '../../agents/agent-record.ts';
import { checksOf } from '../../agents/checks-of.ts';
import { totalText } from '../../cost/messages.ts';
import { Buttons, Lines, Lowest, Portrait, Quiet, Scroller, Shade, Table, Total } from './compare-layout.ts';
import { areLowest, totalOf, type Asked } from './lowest.ts';
import { COMPARE_MESSAGES } from './messages.ts';
import type { Compared } from './use-compared.ts';

interface CompareTableProps {
  readonly compared: readonly Compared[];
  readonly price: Rent;
  readonly onRemove: (id: string) => void;
}

/** Rent per year in whole naira; null if none was entered, undefined if the input is invalid. */
type Rent = number | null | undefined;

const { rows: LABELS } = COMPARE_MESSAGES;

interface Row {
  readonly name: keyof typeof LABELS;
  readonly cell: (agent: Agent, price: Rent, charged: ChargedAsPublished | undefined) => ReactNode;
  /** The amount that the agent asks for, in rows where less is better. */
  readonly asked?: (agent: Agent, price: Rent) => Asked | undefined;
}

const ROWS: readonly Row[] = [
  {
    name: 'total',
    cell: (agent, price) => <TotalOf agent={agent} price={price} />,
    asked: (agent, price) => totalOf(agent, price ?? null),
  },
  fee('inspectionFee', 'naira'),
  fee('commission', 'percent'),
  fee('agreement', 'percent'),
  {
    name: 'charged',
    cell: (_agent, _price, charged) =>
      charged ? COMPARE_MESSAGES.charged(charged.asPublished, charged.answers) : EMPTY.tile,
  },
  { name: 'deals', cell: ({ totalDeals }) => showFigure('count', totalDeals) },
  { name: 'place', cell: ({ area, state }) => formatPlace(area, state) },
  { name: 'areas', cell: (agent) => areaNames(agent) ?? notStated() },
  { name: 'languages', cell: ({ languages }) => languages?.join(', ') ?? notStated() },
  {
    name: 'checked',
    cell: (agent) => <Checked agent={agent} />,
  },
  {
    name: 'active',
    cell: ({ activeWeek }) =>
      typeof activeWeek === 'string' ? activeText(weeksSince(activeWeek, new Date())) : EMPTY.tile,
  },
  { name: 'updated', cell: ({ updatedAt }) => formatDay(updatedAt) },
];

function fee(name: 'inspectionFee' | 'commission' | 'agreement', kind: NumberKind): Row {
  return {
    name,
    cell: (agent) => showFigure(kind, agent[name]),
    asked: ({ [name]: amount }) => (amount === null ? undefined : { amount }),
  };
}

const icon = { size: '1.2em', 'aria-hidden': true } as const;

/** Agents in columns and figures in rows, with the age of the figures and buttons to contact each agent. */
export function CompareTable({ compared, price, onRemove }: CompareTableProps) {
  const note = useId();
  const { scroller, isCut, isMore, look } = useHiddenColumns();
  return (
    <div>
      {isCut && <Quiet id={note}>{COMPARE_MESSAGES.scroll(compared.length)}</Quiet>}
      <Shade $isShown={isMore}>
        <Scroller
          ref={scroller}
          onScroll={look}
          role="region"
          aria-label={COMPARE_MESSAGES.table}
          tabIndex={0}
          {...(isCut && { 'aria-describedby': note })}
        >
          <Table>
            <thead>
              <tr>
                <th scope="col">{COMPARE_MESSAGES.agent}</th>
                {compared.map((column) => (
                  <th key={column.id} scope="col">
                    <Head column={column} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <FiguresRow key={row.name} row={row} compared={compared} price={price} />
              ))}
              <tr>
                <th scope="row">{LABELS.asOf}</th>
                {compared.map(({ id, agent, savedAt }) => (
                  <td key={id}>
                    {agent && (savedAt === undefined ? COMPARE_MESSAGES.now : formatMoment(savedAt))}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{COMPARE_MESSAGES.contact}</th>
                {compared.map((column) => (
                  <td key={column.id}>
                    <Actions column={column} onRemove={onRemove} />
                  </td>
                ))}
              </tr>
            </tbody>
          </Table>
        </Scroller>
      </Shade>
    </div>
  );
}

interface FiguresRowProps {
  readonly row: Row;
  readonly compared: readonly Compared[];
  readonly price: Rent;
}

function FiguresRow({ row: { name, cell, asked }, compared, price }: FiguresRowProps) {
  const lowest = areLowest(compared.map(({ agent }) => agent && asked?.(agent, price)));
  return (
    <tr>
      <th scope="row">{LABELS[name]}</th>
      {compared.map(({ id, agent, charged }, at) => (
        <td key={id}>
          <span>{agent && cell(agent, price, charged)}</span>
          {lowest[at] === true && (
            <Lowest>
              <ArrowDown {...icon} />
              <span>{` ${COMPARE_MESSAGES.lowest}`}</span>
            </Lowest>
          )}
        </td>
      ))}
    </tr>
  );
}

function Head({ column: { id, status, agent, retry } }: { readonly column: Compared }) {
  if (agent)
    return (
      <>
        <Portrait>
          <Photo image={agent.image} name={agent.name} size={320} sizes="3.5rem" />
        </Portrait>
        <TextLink to={pagePaths.agent(id)}>
          <bdi>{agent.name}</bdi>
        </TextLink>
      </>
    );
  if (status === 'gone') return <Quiet>{COMPARE_MESSAGES.notListed}</Quiet>;
  if (status === 'loading') return <Quiet role="status">{COMPARE_MESSAGES.loading}</Quiet>;
  return (
    <>
      <Quiet role="alert">{COMPARE_MESSAGES.failed}</Quiet>
      <Button $variant="secondary" onClick={retry}>
        {COMPARE_MESSAGES.retry}
      </Button>
    </>
  );
}

function Checked({ agent }: { readonly agent: Agent }) {
  const checks = [
    ...(agent.isVerified ? [COMPARE_MESSAGES.email] : []),
    ...checksOf(agent, lagosDay(new Date())).map(({ label }) => label),
  ];
  if (checks.length === 0) return <span>{COMPARE_MESSAGES.nothing}</span>;
  return (
    <Lines>
      {checks.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </Lines>
  );
}

function TotalOf({ agent, price }: { readonly agent: Agent; readonly price: Rent }) {
  const total = totalOf(agent, price ?? null);
  if (total === undefined)
    return <Quiet>{price === null ? COMPARE_MESSAGES.needsRent : COMPARE_MESSAGES.correctRent}</Quiet>;
  return <Total>{totalText(total.amount, total.isPartial !== true)}</Total>;
}

interface ActionsProps {
  readonly column: Compared;
  readonly onRemove: (id: string) => void;
}

function Actions({ column: { id, agent }, onRemove }: ActionsProps) {
  const name = agent?.name ?? COMPARE_MESSAGES.thisAgent;
  const call = agent && callLink(agent);
  return (
    <Buttons data-agent={id}>
      {agent && call === undefined && <span>{agent.phone}</span>}
      {agent && call !== undefined && (
        <>
          <ButtonAnchor
            href={call}
            data-phone={formatPhone(agent.phone)}
            aria-label={COMPARE_MESSAGES.call(name)}
          >
            <Phone {...icon} />
          </ButtonAnchor>
          <ButtonAnchor
            $variant="secondary"
            href={whatsAppLink(agent)}
            rel="noopener noreferrer"
            aria-label={COMPARE_MESSAGES.whatsApp(name)}
          >
            <MessageCircle {...icon} />
          </ButtonAnchor>
        </>
      )}
      <IconButton
        label={COMPARE_MESSAGES.remove(name)}
        onClick={() => {
          onRemove(id);
        }}
      >
        <X {...icon} />
      </IconButton>
    </Buttons>
  );
}

function notStated(): string {
  return showFigure('count', null);
}

function activeText(weeks: number): string {
  if (weeks === 0) return COMPARE_MESSAGES.thisWeek;
  if (weeks === 1) return COMPARE_MESSAGES.lastWeek;
  return weeks <= 4 ? COMPARE_MESSAGES.lastMonth : COMPARE_MESSAGES.notLately;
}

/** Tracks whether the columns fit (`isCut`) and whether columns follow the visible ones (`isMore`). */
function useHiddenColumns() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isMore, setMore] = useState(false);
  const look = () => {
    if (!scroller.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = scroller.current;
    setCut(scrollWidth > clientWidth);
    setMore(scrollWidth - clientWidth - scrollLeft > 1);
  };
  useEffect(() => {
    look();
    globalThis.addEventListener('resize', look);
    return () => {
      globalThis.removeEventListener('resize', look);
    };
  });
  return { scroller, isCut, isMore, look };
}
