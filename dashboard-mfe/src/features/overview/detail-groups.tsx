import type { ReactNode } from 'react';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import { EMPTY } from '@naija/contracts/domain/messages';
import { formatNaira } from '@naija/contracts/domain/money';
import { formatPhone } from '@naija/contracts/domain/phone';
import { stateName } from '@naija/contracts/domain/states';
import type { NumberKind } from '@naija/contracts/domain/typed-number';
import type { Agent } from '@naija/contracts/http/agents';
import { translateText, words } from '@naija/runtime';
import { ExternalLink, showFigure } from '@naija/ui';

interface Fact {
  readonly label: string;
  readonly value: (agent: Agent) => ReactNode;
}

/** A group of details; `id` is the hash that links to it. */
export interface DetailGroup {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

const TEXT = words('dashboard.details', {
  personal: 'Personal Info',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  state: 'State/City',
  areas: 'Areas',
  languages: 'Languages',
  instagram: 'Instagram',
  about: 'About',
  statistics: 'Property Statistics',
  totalDeals: 'Total Deals',
  rents: 'Number of Rents',
  sales: 'Number of Sales',
  airbnb: 'AirBnB Listings',
  fees: 'Fees & Commissions',
  inspectionFee: 'Inspection Fee',
  agreement: 'Agreement Fee (%)',
  commission: 'Commission (%)',
});

const PERSONAL = group('personal-info', 'personal', [
  fact('name', ({ name }) => text(name)),
  fact('email', ({ email }) => text(email)),
  fact('phone', ({ phone }) => text(phone && formatPhone(phone))),
  fact('address', ({ address }) => text(address)),
  fact('state', ({ state }) => text(stateName(state))),
  fact('areas', ({ areas }) => text(areas?.join(' · ') ?? '')),
  fact('languages', ({ languages }) => text(languages?.join(', ') ?? '')),
  fact('instagram', ({ instagram }) => profileLink(instagram)),
]);

/** This group shows the bio instead of facts. */
export const ABOUT = group('about', 'about', []);

const STATISTICS = group('property-statistics', 'statistics', [
  fact('totalDeals', ({ totalDeals }) => figure('count', totalDeals)),
  fact('rents', ({ rentPrice }) => figure('count', rentPrice)),
  fact('sales', ({ sales }) => figure('count', sales)),
  fact('airbnb', ({ airbnb }) => figure('count', airbnb)),
]);

const FEES = group('fees-and-commissions', 'fees', [
  fact('inspectionFee', ({ inspectionFee }) => figure('naira', inspectionFee)),
  fact('agreement', ({ agreement }) => figure('percent', agreement)),
  fact('commission', ({ commission }) => figure('percent', commission)),
]);

export const DETAIL_GROUPS: readonly DetailGroup[] = [PERSONAL, ABOUT, STATISTICS, FEES];

// Getters, because texts must be read while the page is rendered, in its language.
function group(id: string, name: keyof typeof TEXT, facts: readonly Fact[]): DetailGroup {
  return {
    id,
    get title() {
      return TEXT[name];
    },
    facts,
  };
}

function fact(name: keyof typeof TEXT, value: Fact['value']): Fact {
  return {
    get label() {
      return TEXT[name];
    },
    value,
  };
}

function text(value: string): ReactNode {
  return value.trim() === '' ? translateText(EMPTY.text) : <bdi>{value}</bdi>;
}

/** Shows 0 for a figure that the agent has not stated, and a word for one that the agent has set to none. */
function figure(kind: NumberKind, value: number | null): string {
  return showFigure(kind, value, kind === 'naira' ? formatNaira(EMPTY.count) : String(EMPTY.count));
}

function profileLink(instagram: string | null): ReactNode {
  const handle = instagramHandle(instagram ?? '');
  const profile = instagramProfile(instagram ?? '');
  if (handle === undefined || profile === undefined) return translateText(EMPTY.text);
  return (
    <ExternalLink href={profile} newTab>
      {`@${handle}`}
    </ExternalLink>
  );
}
