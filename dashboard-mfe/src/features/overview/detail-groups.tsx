import type { ReactNode } from 'react';
import { instagramHandle, instagramProfile } from '@naija/contracts/domain/instagram';
import { EMPTY } from '@naija/contracts/domain/messages';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import { formatPhone } from '@naija/contracts/domain/phone';
import { stateName } from '@naija/contracts/domain/states';
import type { Agent } from '@naija/contracts/http/agents';
import { ExternalLink } from '@naija/ui';

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

const PERSONAL: DetailGroup = {
  id: 'personal-info',
  title: 'Personal Info',
  facts: [
    { label: 'Name', value: ({ name }) => text(name) },
    { label: 'Email', value: ({ email }) => text(email) },
    { label: 'Phone', value: ({ phone }) => text(phone && formatPhone(phone)) },
    { label: 'Address', value: ({ address }) => text(address) },
    { label: 'State/City', value: ({ state }) => text(stateName(state)) },
    { label: 'Areas', value: ({ areas }) => text(areas?.join(' · ') ?? '') },
    { label: 'Languages', value: ({ languages }) => text(languages?.join(', ') ?? '') },
    { label: 'Instagram', value: ({ instagram }) => profileLink(instagram) },
  ],
};

/** Has no facts: it shows the bio. */
export const ABOUT: DetailGroup = { id: 'about', title: 'About', facts: [] };

const STATISTICS: DetailGroup = {
  id: 'property-statistics',
  title: 'Property Statistics',
  facts: [
    { label: 'Total Deals', value: ({ totalDeals }) => count(totalDeals) },
    { label: 'Number of Rents', value: ({ rentPrice }) => count(rentPrice) },
    { label: 'Number of Sales', value: ({ sales }) => count(sales) },
    { label: 'AirBnB Listings', value: ({ airbnb }) => count(airbnb) },
  ],
};

const FEES: DetailGroup = {
  id: 'fees-and-commissions',
  title: 'Fees & Commissions',
  facts: [
    { label: 'Inspection Fee', value: ({ inspectionFee }) => formatNaira(inspectionFee ?? EMPTY.count) },
    { label: 'Agreement Fee (%)', value: ({ agreement }) => count(agreement) },
    { label: 'Commission (%)', value: ({ commission }) => count(commission) },
  ],
};

export const DETAIL_GROUPS: readonly DetailGroup[] = [PERSONAL, ABOUT, STATISTICS, FEES];

function text(value: string): ReactNode {
  return value.trim() === '' ? EMPTY.text : <bdi>{value}</bdi>;
}

function count(value: number | null): string {
  return formatCount(value ?? EMPTY.count);
}

function profileLink(instagram: string | null): ReactNode {
  const handle = instagramHandle(instagram ?? '');
  const profile = instagramProfile(instagram ?? '');
  if (handle === undefined || profile === undefined) return EMPTY.text;
  return (
    <ExternalLink href={profile} newTab>
      @{handle}
    </ExternalLink>
  );
}
