import { STATES } from './states.ts';

/** Words that an attacker tries first on this site; '_' joins the words of one name. */
const TEXT = `
  naija agent agents nigeria nigerian nigerians ng property properties house houses housing home homes estate estates
  real realtor realty rent rents rental rentals sale sales land lands landlord flat flats apartment apartments lease
  let letting broker brokers airbnb shortlet

  password passwort passcode pass login welcome admin administrator user account demo test testing changeme letmein
  hello money cash business company office boss king queen prince princess star new my the and for

  federal capital territory fct state city town west east north south africa african
  aba abakaliki abeokuta ado_ekiti agege ajah akure apapa asaba awka badagry benin birnin_kebbi calabar damaturu dutse
  eko enugu epe festac garki gbagada gusau gwarinpa ibadan idumota ife ijebu ikeja ikorodu ikoyi ilorin isolo jalingo
  jos kubwa lafia lekki lokoja lugbe magodo maiduguri maitama makurdi maryland minna mushin nnewi nyanya ojota onitsha
  oshodi osogbo oshogbo owerri oyingbo port_harcourt harcourt phc sango sapele surulere umuahia uyo victoria_island
  island mainland warri wuse yaba yenagoa yola zaria

  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday christmas easter

  abeg allah amen baba blessed blessing chelsea chidi chinedu chop chukwu daddy dey eagles emeka eze family favour
  glory god godisgood goodness grace happy hausa igbo jehovah jesus jollof joy love lord lucky mama manchester mercy
  miracle mummy naira ngozi obi oga oluwa omo oyinbo peace praise sabi sunshine super superstar testimony united
  victory wahala wazobia wetin wisdom yoruba
`;

export const GUESSABLE_WORDS: readonly string[] = [
  ...new Set([
    ...[...TEXT.trim().split(/\s+/), ...STATES.map(({ slug }) => slug)].flatMap((name) => [
      name.replaceAll(/[_-]/g, ''),
      ...name.split(/[_-]/),
    ]),
  ]),
];
