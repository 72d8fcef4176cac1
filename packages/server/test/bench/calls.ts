import type { Faker } from '@faker-js/faker';
import { LIMITS } from '@naija/contracts/domain/limits';
import { STATES } from '@naija/contracts/domain/states';
import { AGENT_SORTS, type AgentListQuery } from '@naija/contracts/http/agents';

export interface BenchCall {
  text: string;
  query: AgentListQuery;
}

/** The list of Lagos, half of the time with filters or another order. */
export function drawListCall(faker: Faker): BenchCall {
  return { text: 'lagos', query: faker.datatype.boolean() ? {} : drawFilters(faker) };
}

/** Searches for places, names, typos, parts of words and the most expensive text. */
export function drawSearchCall(faker: Faker): BenchCall {
  const text = faker.helpers.arrayElement([
    () => faker.helpers.arrayElement(STATES).name.slice(0, 3),
    () => misspell(faker, faker.helpers.arrayElement(STATES).name),
    () => faker.helpers.arrayElement(['Ikeja', 'Lekki', 'Wuse', 'Bodija', 'Yaba', 'Surulere', 'Gwarinpa']),
    () => misspell(faker, faker.helpers.arrayElement(['Ikeja', 'Surulere', 'Gwarinpa', 'Asokoro'])),
    () => faker.person.fullName(),
    () => misspell(faker, faker.person.lastName()),
    () => faker.person.firstName().slice(0, 2),
    () => faker.string.alpha(1),
    () => faker.helpers.arrayElement(['Lagos road', 'road', 'street', 'market road', 'phase 1']),
    () => faker.string.alpha(LIMITS.locationMax),
    () => faker.lorem.words(20).slice(0, LIMITS.locationMax),
    () => Array.from({ length: 6 }, () => misspell(faker, faker.person.lastName())).join(' '),
  ])();
  return { text, query: faker.datatype.boolean(0.7) ? {} : drawFilters(faker) };
}

function drawFilters(faker: Faker): AgentListQuery {
  const { helpers } = faker;
  const maxFee = helpers.maybe(() => helpers.arrayElement([1_000, 2_000, 5_000, 10_000]));
  const minDeals = helpers.maybe(() => faker.number.int(260));
  const airbnb = helpers.maybe(() => faker.datatype.boolean());
  const sort = helpers.maybe(() => helpers.arrayElement(AGENT_SORTS));
  return {
    ...(maxFee !== undefined && { maxFee }),
    ...(minDeals !== undefined && { minDeals }),
    ...(airbnb !== undefined && { airbnb }),
    ...(sort !== undefined && { sort }),
  };
}

function misspell(faker: Faker, text: string): string {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at) + faker.string.alpha({ length: 1, casing: 'lower' }) + text.slice(at + 1);
}
