import type { Faker } from '@faker-js/faker';
import type { Dealing, FeeAnswer } from '@naija/contracts/http/comments';
import type { NewComment } from '../database/schema.ts';

export interface BioFacts {
  area: string;
  state: string;
  years: number;
}

const OPENINGS = [
  (f: BioFacts) => `I have let and sold homes around ${f.area} for ${String(f.years)} years.`,
  (f: BioFacts) =>
    `${f.area} is where I grew up, and where I have worked as an agent for ${String(f.years)} years.`,
  (f: BioFacts) =>
    `I started with two flats in ${f.area}; ${String(f.years)} years later I cover most of ${f.state}.`,
  (f: BioFacts) =>
    `My team of three looks after landlords and tenants in ${f.area} and the streets around it.`,
  (f: BioFacts) => `I help families who move to ${f.state} find a place before they arrive.`,
  (f: BioFacts) => `Before I became an agent I was a surveyor in ${f.state}, so I look at the walls first.`,
];
const SERVICES = [
  'Self-contained rooms, mini flats and three-bedroom apartments are what I know best.',
  'Most of my clients want serviced apartments with steady light and water.',
  'I handle bungalows, duplexes and land with clean papers.',
  'Shops and small offices are half of my work; the other half is family homes.',
  'I manage short lets for owners abroad and send them the accounts every month.',
  'Students, corpers and young couples on a budget are welcome.',
];
const PROMISES = [
  'I confirm that a place is still free before you pay for an inspection.',
  'You see the title documents before you pay anything.',
  'If you do not like the first house, the next two inspections cost you nothing.',
  'Every fee is written down before we set out, and you get a receipt for each.',
  'I send a video of the compound, the meter and the road, so that you only travel for what suits you.',
  'I answer calls until nine in the evening, Sundays after church included.',
];
type Remark = Pick<NewComment, 'content' | 'dealing' | 'feeAsPublished' | 'emailConfirmed'>;

const said = (
  content: string,
  dealing?: Dealing,
  feeAsPublished?: FeeAnswer,
  emailConfirmed = false,
): Remark => ({ content, dealing, feeAsPublished, emailConfirmed });

const REMARKS: readonly Remark[] = [
  said('Showed me four places in one afternoon and was on time at each of them.', 'inspected', 'yes', true),
  said(
    'The inspection fee was exactly what the profile says. No extra charges at the gate.',
    'inspected',
    'yes',
    true,
  ),
  said('Picked up on the first call and told me plainly that the flat was gone already.', 'contacted'),
  said('We moved in last month. The landlord is just as described.', 'rented', 'yes', true),
  said('Very patient with my parents, who wanted to see everything twice.', 'bought', 'yes', true),
  said('Good agent, but traffic made us two hours late for the last house.', 'inspected', 'yes', true),
  said('Got me a two-bedroom within my budget after I had given up.', 'rented', 'yes', true),
  said('The agreement fee came down a little when I asked politely.', 'rented', 'no', true),
  said('Knows every street. I would call again.'),
  said(
    'Sent a video of the water running before I travelled. That saved me a trip.',
    'contacted',
    undefined,
    true,
  ),
  said('The house was smaller than I thought, yet everything else was true.', 'rented', 'yes'),
  said('Helped me get my caution deposit back from my former landlord too.', 'rented', 'yes'),
  said('Fair and straightforward. My brother is using the same agent now.', 'bought', 'yes', true),
  said('It took a week to get the keys, but I was kept informed every day.', 'rented', 'yes', true),
  said('I paid only after I saw the papers. Thank you for insisting on that.', 'bought', 'yes', true),
  said('Short let for my wedding guests went well, clean and with steady light.', 'rented', 'yes', true),
  said('Please add more places on the mainland, otherwise I have no complaint.', 'inspected', 'no'),
  said('Honest about the flooding on that road. Others did not mention it.', 'inspected', 'yes', true),
];

export function writeBio(faker: Faker, facts: BioFacts): string {
  const opening = faker.helpers.arrayElement(OPENINGS)(facts);
  return [opening, faker.helpers.arrayElement(SERVICES), faker.helpers.arrayElement(PROMISES)].join(' ');
}

export function pickRemarks(faker: Faker, count: number): Remark[] {
  return faker.helpers.arrayElements(REMARKS, count);
}
