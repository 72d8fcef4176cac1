/**
 * The state that a name shared by several states stands for, if its kind does not decide: by population (census of 2006), or where more
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

/** Places that are also names of people: a typed one may mean either. */
export const NAMES_OF_PEOPLE =
  /* @__PURE__ */ `abi abu ado akinyele allen amechi anthony balogun bodethomas bolade bourdillon bowen egbe elegushi galadima giwa ife ifedayo isa jakande ladipo lawanson masha nike obi ojo
  orji pedro shagari shitta tai tafawabalewa tejuosho`.split(/\s+/);

/** Words in searches that name neither a place nor a person: about homes, about agents, or function words. */
export const FILLERS =
  /* @__PURE__ */ `a abeg acre acres affordable agency agent agents airbnb air all am an and any apartment apartments apt area areas around
  at available axis bed bedroom bedrooms bedsitter beside best bnb boys bq broker brokers bungalow bungalows buy by
  caretaker caretakers cheap city close commercial company contact contacts contain contained council cost dealer dealers
  dey developer developers duplex duplexes estate estates face fee fees find fit flat flats for fresh from furnished get
  gida good government guest haya here home homes hostel hostels house houses housing how i in is it land landlord landlords
  lands layout lease legit let lets letting lga local location lodge lodges looking low luxury mansion me mini miniflat
  modern much my naija near nearby nearest need new newly ng nigeria nigerian number numbers of office offices on or
  original our parlor parlour penthouse person phone place places please plot plots pls price property properties quarters
  real realtor realtors region reliable rent rental rentals rents room rooms sale sales sell selling self selfcon
  selfcontain selfcontained serviced shop shops short shortlet shortlets shortstay show side some state states stay store
  stores student students studio terrace that the them there this to town trusted urgent urgently verified wan
  want warehouse warehouses we wetin wey where which who with within without you your`.split(/\s+/);

/** Word lists for reading a search, besides the names of places. */
export interface Vocabulary {
  readonly preferred: Readonly<Record<string, string>>;
  readonly people: readonly string[];
  readonly fillers: readonly string[];
}

export const VOCABULARY: Vocabulary = {
  preferred: PREFERRED_STATES,
  people: NAMES_OF_PEOPLE,
  fillers: FILLERS,
};
