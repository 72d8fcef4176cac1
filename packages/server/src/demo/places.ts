import { STATES } from '@naija/contracts/domain/states';

const AREAS: Record<string, readonly string[]> = {
  abia: ['Umuahia', 'Aba', 'Ohafia'],
  abuja: ['Wuse 2', 'Maitama', 'Garki', 'Gwarinpa', 'Asokoro', 'Jabi', 'Lugbe', 'Kubwa'],
  adamawa: ['Yola', 'Jimeta', 'Mubi'],
  'akwa-ibom': ['Uyo', 'Eket', 'Ikot Ekpene'],
  anambra: ['Awka', 'Onitsha', 'Nnewi'],
  bauchi: ['Bauchi', 'Azare', 'Misau'],
  bayelsa: ['Yenagoa', 'Ogbia', 'Sagbama'],
  benue: ['Makurdi', 'Gboko', 'Otukpo'],
  borno: ['Maiduguri', 'Biu', 'Bama'],
  'cross-river': ['Calabar', 'Ikom', 'Ogoja'],
  delta: ['Asaba', 'Warri', 'Effurun', 'Sapele'],
  ebonyi: ['Abakaliki', 'Afikpo', 'Onueke'],
  edo: ['Benin City', 'Ekpoma', 'Auchi'],
  ekiti: ['Ado-Ekiti', 'Ikere-Ekiti', 'Ijero-Ekiti'],
  enugu: ['Independence Layout', 'New Haven', 'Nsukka', 'Trans-Ekulu'],
  gombe: ['Gombe', 'Kaltungo', 'Billiri'],
  imo: ['Owerri', 'Orlu', 'Okigwe'],
  jigawa: ['Dutse', 'Hadejia', 'Gumel'],
  kaduna: ['Barnawa', 'Malali', 'Zaria', 'Ungwan Rimi'],
  kano: ['Nassarawa GRA', 'Fagge', 'Tarauni', 'Bompai'],
  katsina: ['Katsina', 'Daura', 'Funtua'],
  kebbi: ['Birnin Kebbi', 'Argungu', 'Yauri'],
  kogi: ['Lokoja', 'Okene', 'Kabba'],
  kwara: ['Ilorin GRA', 'Tanke', 'Offa'],
  lagos: [
    'Ikeja',
    'Lekki Phase 1',
    'Yaba',
    'Surulere',
    'Victoria Island',
    'Ikoyi',
    'Ajah',
    'Gbagada',
    'Magodo',
  ],
  nasarawa: ['Lafia', 'Keffi', 'Karu'],
  niger: ['Minna', 'Suleja', 'Bida'],
  ogun: ['Abeokuta', 'Ijebu-Ode', 'Sango Ota', 'Mowe'],
  ondo: ['Akure', 'Ondo', 'Owo'],
  osun: ['Osogbo', 'Ile-Ife', 'Ilesa'],
  oyo: ['Bodija', 'Ring Road', 'Oluyole', 'Ogbomoso'],
  plateau: ['Rayfield', 'Jos', 'Bukuru'],
  rivers: ['GRA Phase 2', 'Trans Amadi', 'Rumuokoro', 'Ada George', 'Eleme', 'Woji'],
  sokoto: ['Sokoto', 'Gwadabawa', 'Tambuwal'],
  taraba: ['Jalingo', 'Wukari', 'Takum'],
  yobe: ['Damaturu', 'Potiskum', 'Nguru'],
  zamfara: ['Gusau', 'Kaura Namoda', 'Talata Mafara'],
};

const AGENTS_WHERE_MANY: Record<string, number> = { lagos: 44, abuja: 32, rivers: 26 };
const AGENTS_ELSEWHERE = 6;

/** A state with its quarters, and how many demo agents work there. */
export interface Place {
  name: string;
  slug: string;
  areas: readonly string[];
  agents: number;
}

export const PLACES: readonly Place[] = STATES.map(({ name, slug }) => ({
  name,
  slug,
  areas: AREAS[slug] ?? [name],
  agents: AGENTS_WHERE_MANY[slug] ?? AGENTS_ELSEWHERE,
}));
