import { locatedIn } from '@naija/contracts/domain/places/area-of';
import { internationalDigits } from '@naija/contracts/domain/phone';
import type { Faker } from '@faker-js/faker';
import { createHash } from 'node:crypto';
import type { NewAgent, NewComment, NewFeeAnswer } from '../database/schema.ts';
import { drawPerson, fullName, type Sex } from './accounts.ts';
import { PLACES, type Place } from './places.ts';
import { reachOf } from './activity.ts';
import { pickRemarks, writeBio } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TWO_YEARS_MS = 730 * DAY_MS;
/** Comments are from this period, in which answers about fees count */
const COMMENTED_MS = 300 * DAY_MS;
const STREETS = [
  'Ahmadu Bello Way',
  'Market Road',
  'Hospital Road',
  'Station Road',
  'Church Street',
  'Unity Close',
];
const MORE_STREETS = ['Palm Avenue', 'Stadium Road', 'Secretariat Road', 'Old Airport Road', 'Mosque Street'];

/** Demo agent without a photo. */
export interface DemoAgent {
  row: NewAgent & { id: string };
  sex: Sex;
  comments: NewComment[];
}

/** Draws agents; deterministic for a seed of `faker` and `now`. */
export function drawAgents(faker: Faker, now: Date): DemoAgent[] {
  return PLACES.flatMap((place) => Array.from({ length: place.agents }, () => place)).map((place, index) =>
    drawAgent(faker, place, index, now),
  );
}

function drawAgent(faker: Faker, place: Place, index: number, now: Date): DemoAgent {
  const person = drawPerson(faker);
  const id = faker.string.uuid();
  const area = faker.helpers.arrayElement(place.areas);
  const street = faker.helpers.arrayElement([...STREETS, ...MORE_STREETS]);
  const handle = `${person.firstName}.${person.lastName}`.toLowerCase();
  const withoutNumber = `${street}, ${area}, ${place.name}`;
  const phone = `+234800000${String(index + 1).padStart(4, '0')}`;
  const joined = new Date(now.getTime() - TWO_YEARS_MS - faker.number.int(300) * DAY_MS);
  return {
    sex: person.sex,
    comments: drawComments(faker, id, now),
    row: {
      id,
      name: fullName(person),
      // No real person can have these addresses, numbers and handles.
      email: `${handle}.${String(index + 1)}@example.com`,
      phone,
      instagram: faker.datatype.boolean(0.7)
        ? `https://instagram.com/${handle}.demo${String(index + 1)}`
        : null,
      emailVerifiedAt: joined,
      ...checksOf(index, phone, now),
      address: `${String(faker.number.int({ min: 1, max: 140 }))} ${withoutNumber}`,
      state: place.slug,
      locatedIn: locatedIn(withoutNumber, place.slug),
      bio: writeBio(faker, { area, state: place.name, years: faker.number.int({ min: 3, max: 22 }) }),
      ...drawFigures(faker),
      ...reachOf(place, area, index),
      createdAt: joined,
      updatedAt: new Date(now.getTime() - faker.number.int(90) * DAY_MS),
    },
  };
}

/** Confirms every third phone without drawing, so that the random figures stay the same. */
function checksOf(
  index: number,
  phone: string,
  now: Date,
): Pick<NewAgent, 'phoneVerifiedAt' | 'verifiedPhone'> {
  if (index % 3 !== 1) return {};
  return {
    phoneVerifiedAt: new Date(now.getTime() - (index + 1) * DAY_MS),
    verifiedPhone: internationalDigits(phone),
  };
}

function drawFigures(faker: Faker) {
  const rentPrice = faker.number.int({ min: 4, max: 180 });
  const sales = faker.number.int({ min: 1, max: 60 });
  return {
    rentPrice,
    sales,
    airbnb: faker.datatype.boolean(0.6) ? faker.number.int({ min: 1, max: 24 }) : 0,
    totalDeals: rentPrice + sales,
    inspectionFee: faker.helpers.arrayElement([2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000]),
    agreement: faker.helpers.arrayElement([5, 8, 10]),
    commission: faker.helpers.arrayElement([5, 8, 10, 12]),
  };
}

/** Confirms the email of each comment, so that its answer about fees counts. */
export function feeAnswersOf(written: readonly NewComment[]): NewFeeAnswer[] {
  return written.flatMap(
    ({ id: commentId, agentId, feeAsPublished, emailConfirmed, createdAt: answeredAt }) =>
      feeAsPublished && emailConfirmed && commentId && answeredAt
        ? [{ agentId, commentId, answeredAt, mailbox: createHash('sha256').update(commentId).digest() }]
        : [],
  );
}

function drawComments(faker: Faker, agentId: string, now: Date): NewComment[] {
  return pickRemarks(faker, faker.number.int({ min: 0, max: 8 })).map((remark) => {
    const written = new Date(now.getTime() - faker.number.int({ min: DAY_MS, max: COMMENTED_MS }));
    return {
      id: faker.string.uuid(),
      agentId,
      fullname: fullName(drawPerson(faker)),
      ...remark,
      createdAt: written,
      updatedAt: written,
    };
  });
}
