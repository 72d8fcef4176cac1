/**
 * Where a name leads that several states have, if its kind does not decide: by population (census of 2006), or where more
 * homes are advertised.
 */
export const PREFERRED_STATES: Readonly<Record<string, string>> = {
  apata: 'oyo',
  bassa: 'plateau',
  challenge: 'oyo',
  dala: 'kano',
  egbe: 'lagos',
  egbeda: 'lagos',
  egbema: 'imo',
  ejigbo: 'lagos',
  federalhousing: 'cross-river',
  federallowcost: 'bauchi',
  felele: 'oyo',
  gadabiyu: 'plateau',
  granew: 'rivers',
  graold: 'rivers',
  gwange: 'borno',
  ifelodun: 'kwara',
  ika: 'delta',
  irepodun: 'kwara',
  kaiama: 'kwara',
  karu: 'abuja',
  koko: 'delta',
  maryland: 'lagos',
  nassarawo: 'adamawa',
  newgra: 'rivers',
  obi: 'nasarawa',
  oldgra: 'rivers',
  pompomari: 'borno',
  ringroad: 'oyo',
  sabongari: 'kano',
  samaru: 'kaduna',
  sango: 'ogun',
  satellitetown: 'lagos',
};

/** Places that people are called after, or the other way about: whoever types one may mean either. */
export const NAMES_OF_PEOPLE: ReadonlySet<string> = new Set(
  `abi ado akinyele allen amechi anthony bodethomas egbe giwa ife ifedayo isa jakande ladipo lawanson masha nike obi ojo
  orji pedro shagari tai tafawabalewa`.split(/\s+/),
);
