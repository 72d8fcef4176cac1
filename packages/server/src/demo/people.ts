import type { Faker } from '@faker-js/faker';

export type Sex = 'female' | 'male';

export interface Person {
  sex: Sex;
  firstName: string;
  lastName: string;
}

// The locale also lists names of several words.
const ONE_WORD = /^[A-Z][a-z]+$/;

export function drawPerson(faker: Faker): Person {
  const sex = faker.helpers.arrayElement<Sex>(['female', 'male']);
  return {
    sex,
    firstName: drawName(() => faker.person.firstName(sex)),
    lastName: drawName(() => faker.person.lastName()),
  };
}

export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

function drawName(draw: () => string): string {
  const name = draw();
  return ONE_WORD.test(name) ? name : drawName(draw);
}
