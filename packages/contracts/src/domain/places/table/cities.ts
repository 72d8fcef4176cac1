/**
 * The town, city or local government area that contains a neighbourhood, by state; an unnamed one is a part of the
 * capital. A city is followed by its parts after `:`, and may itself be a part.
 *
 * As of 26 November 2026. Local government areas of Lagos: as the Independent National Electoral Commission lists their wards.
 * All others: as addresses name a neighbourhood and its city, from general knowledge; these have no register.
 */
export const CITIES: Readonly<Record<string, string>> = {
  abia: `Aba: Ariaria, Ogbor Hill, Aba GRA, Umungasi, Osusu, Abayi, Faulks Road, Azikiwe Road, Ngwa Road,
    Cameroun Barracks, Okigwe Road`,
  abuja: `Wuse: Wuse 2, Wuse Zone 1, Wuse Zone 2, Wuse Zone 3, Wuse Zone 4, Wuse Zone 5, Wuse Zone 6;
    Garki: Garki 2, Area 1, Area 2, Area 3, Area 8, Area 10, Area 11; Katampe: Katampe Extension;
    Apo: Apo Resettlement, Apo Legislative Quarters; Lugbe: Sabon Lugbe, Trademore`,
  anambra: `Onitsha: Onitsha GRA, Fegge, Woliwo, Omagba, Inland Town, Awada, Nkpor, Obosi, Nkwelle, Okpoko, Odoakpu,
    Upper Iweka; Nnewi: Otolo, Umudim, Uruagu, Nnewichi`,
  delta: `Warri: Effurun, Okumagba, Udu Road, DSC, Ovwian, Aladja, Ogunu, Edjeba, Okere, Ubeji, Warri GRA;
    Effurun: Effurun GRA, Enerhen, Ekpan, Jakpa Road, Ugborikoko, PTI Road, Jeddo, Refinery Road`,
  kaduna: `Zaria: Samaru, Zaria City, Wusasa, Tukur Tukur`,
  lagos: `Ikeja: Maryland, Ogba, Omole, Ojodu, Agidingbi, Alausa, Allen Avenue, Opebi, Oregun, Ikeja GRA, Mende;
    Omole: Omole Phase 1, Omole Phase 2; Magodo: Magodo Phase 1, Magodo Phase 2;
    Kosofe: Gbagada, Magodo, Anthony Village, Ojota, Ogudu, Ketu, Mile 12, Alapere, Ikosi, Isheri;
    Eti-Osa: Lekki, Victoria Island, Ikoyi, Ajah, Eko Atlantic;
    Lekki: Lekki Phase 1, Lekki Phase 2, Victoria Garden City, Ikota, Ikate Elegushi, Chevron, Agungi,
    Osapa London, Jakande, Idado, Igbo Efon, Orchid Road, Ologolo, Lafiaji; Victoria Island: Oniru;
    Ikoyi: Old Ikoyi, Banana Island, Parkview, Dolphin Estate, Osborne Foreshore, Obalende;
    Ajah: Badore, Abraham Adesanya, Sangotedo, Ogombo; Ibeju-Lekki: Abijo, Awoyaya, Lakowe, Eleko, Bogije;
    Lagos Island: Onikan, CMS, Isale Eko, Apongbon, Idumota; Lagos Mainland: Yaba, Ebute Metta, Makoko;
    Yaba: Sabo Yaba, Akoka, Onike, Iwaya, Jibowu, Fadeyi, Alagomeji, Unilag; Ebute Metta: Oyingbo;
    Surulere: Aguda, Ojuelegba, Lawanson, Itire, Ijesha, Masha, Bode Thomas, Adeniran Ogunsanya, Iponri, Orile,
    Iganmu; Shomolu: Bariga, Pedro, Palmgrove, Onipanu;
    Mushin: Ilupeju, Ladipo, Papa Ajao, Idi Oro, Idi Araba;
    Oshodi-Isolo: Oshodi, Isolo, Mafoluku, Ajao Estate, Okota, Ago Palace, Ilasamaja, Ejigbo, Iyana Ejigbo;
    Alimosho: Ikotun, Egbe, Idimu, Egbeda, Akowonjo, Shasha, Iyana Ipaja, Ipaja, Ayobo, Abule Egba, Meiran, Abesan,
    Gowon Estate, Igando, Ijegun, Alagbado; Agege: Dopemu, Pen Cinema;
    Ifako-Ijaiye: Fagba, Iju, Ishaga, Ifako, Ijaiye, Alakuko; Apapa: Apapa GRA; Ajeromi-Ifelodun: Ajegunle;
    Amuwo-Odofin: Festac, Amuwo, Mile 2, Satellite Town; Ojo: Alaba, Okokomaiko, Iyana Iba, Iba, Ajangbadi, LASU;
    Ikorodu: Igbogbo, Ebute Ikorodu, Agric, Owutu, Odogunyan, Imota, Ijede`,
  nasarawa: `Karu: Mararaba, New Karu, Ado Karu, Masaka, One Man Village, Auta Balefi, New Nyanya`,
  niger: `Suleja: Madalla, Kwamba, Gauraka, Sabon Wuse`,
  ogun: `Ota: Sango Ota, Ijoko, Iyana Ilogbo, Iyesi, Joju; Ifo: Akute, Alagbole, Ajuwon, Lambe, Matogun, Ifo Town;
    Obafemi Owode: Ibafo, Magboro, Arepo, Warewa, Isheri North, Redemption City, Opic`,
  osun: `Ile-Ife: Mayfair, Lagere, Parakin, OAU, Modomo, Sabo Ife, Ede Road`,
  oyo: `Bodija: Old Bodija, New Bodija`,
  plateau: `Bukuru: Gyel, Zawan`,
  rivers: `Eleme: Akpajo`,
};
