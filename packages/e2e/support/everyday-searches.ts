/** Texts that people type, by the slug of the state that they mean. */
const TEXTS: Readonly<Record<string, string>> = {
  abia: 'Ogbor Hill | umungasi aba | ariaria market | Abia | abia state | Umuahia | umuaiha | Aba | Ohafia | Osisioma | enyimba city',
  abuja: `Abuja | abuj | FCT | F.C.T. | abj | Federal Capital Territory | Abuja FCT | Maitama | Asokoro | Wuse |
    wuse 2 | Wuse II | Garki | garki area 11 | Gwarinpa | gwarimpa | Jabi | Utako | Katampe | Lugbe |
    Kubwa | wuse market | jabi lake mall | Lokogoma | Apo | lifecamp | AMAC | Gwagwalada | house for rent in Asokoro`,
  adamawa: 'Adamawa | Yola | Jimeta | Mubi | yola north',
  'akwa-ibom': 'Akwa Ibom | akwaibom | akwa | Uyo | Eket | ikot ekpene',
  anambra: 'Anambra | anambara | Awka | Onitsha | onisha | Nnewi | Idemili North',
  bauchi: 'Bauchi | Azare | Jama’are',
  bayelsa: 'Bayelsa | Yenagoa | yenegoa | Southern Ijaw',
  benue: 'Benue | makurdi benue | Gboko | oturkpo',
  borno: 'Borno | Maiduguri | maidugri | Biu',
  'cross-river': 'Cross River | cross rivers | Calabar | calaber | Ikom | Ogoja',
  delta: 'Delta | Asaba | Warri | wari | waffi | Effurun | Sapele | Ughelli | Uvwie',
  ebonyi: 'Ebonyi | Abakaliki | abakiliki',
  edo: 'Edo | Benin | benin city | Bini | Ekpoma | Auchi | Ugbowo | GRA Benin | oredo',
  ekiti: 'Ekiti | Ado Ekiti | ado-ekiti | Ikere Ekiti',
  enugu: 'Enugu | enugwu | Nsukka | Independence Layout | New Haven Enugu | coal city',
  gombe: 'Gombe | Kaltungo',
  imo: 'Imo | Owerri | owerry | Orlu | Okigwe | New Owerri | Mbaise',
  jigawa: 'Jigawa | Dutse | Hadejia',
  kaduna: 'Kaduna | kad | Zaria | Barnawa | ungwan rimi',
  kano: 'Kano | kano state | Fagge | Sabon Gari Kano | Bompai',
  katsina: 'Katsina | Daura | Funtua',
  kebbi: 'Kebbi | Birnin Kebbi | Argungu',
  kogi: 'Kogi | Lokoja | Okene | lokoja kogi state',
  kwara: 'Kwara | Ilorin | illorin | Offa',
  lagos: `Lagos | lag | Lagoss | Eko | Lasgidi | lagos state | Lekki | leki | Lekki Phase 1 | lekki phase one |
    Victoria Island | VI | V.I | Ikoyi | Banana Island | Yaba | Surulere | surulere lagos | Ajah |
    Sangotedo | sangotedo ajah | Magodo | Gbagada | Maryland | Ogba | Festac | festac town | Egbeda |
    Ikorodu | Badagry | Epe | Ikeja | Ikeje | ikeja gra | Oshodi | Mushin | Alimosho | eti osa |
    Ibeju Lekki | Iyana Ipaja | VGC | 2 bedroom flat in Lekki | agents in Ikeja | self contain Akoka |
    Lagos Island | Computer village | unilag | self contain in Yaba | cheap house in ikeja | shortlet lekki |
    murtala muhammed airport | house wey dey surulere | balogun market`,
  nasarawa: 'Nasarawa | Nassarawa | Lafia | Keffi | Mararaba',
  niger: 'Niger State | Minna | Suleja | Bida',
  ogun: 'Ogun | Abeokuta | abeokutta | Ota | sango ota | Ijebu Ode | Mowe | shagamu',
  ondo: 'Ondo | Akure | Owo | akoko',
  osun: 'Osun | Osogbo | oshogbo | Ile-Ife | ife | Ilesha',
  oyo: `Oyo | Ibadan | ibadon | Bodija | ring road ibadan | Dugbe | Challenge | New Bodija | jericho ibadan | Akobo | Ogbomosho |
    surulere oyo`,
  plateau: 'Plateau | Jos | jos plateau | Bukuru | Rayfield',
  rivers: `Rivers | river | Port Harcourt | port-harcourt | portharcourt | Port Harcort | pothacourt | PH | PHC |
    Pitakwa | Trans Amadi | Rumuola | Rumuokoro | Eliozu | GRA Phase 2 | Obio Akpor | Bonny | Eleme |
    Woji | Choba | uniport | ph airport | agent for rumuola`,
  sokoto: 'Sokoto | Wamako',
  taraba: 'Taraba | Jalingo | Wukari',
  yobe: 'Yobe | Damaturu | Potiskum',
  zamfara: 'Zamfara | zamfera | Gusau',
};

/** A place that people in Nigeria search for, as they type it. */
export interface EverydaySearch {
  text: string;
  /** Slug. */
  state: string;
}

export const EVERYDAY_SEARCHES: readonly EverydaySearch[] = Object.entries(TEXTS).flatMap(([state, texts]) =>
  texts.split('|').map((text) => ({ text: text.trim(), state })),
);
