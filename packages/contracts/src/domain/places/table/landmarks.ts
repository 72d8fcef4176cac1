/**
 * Well-known markets, campuses, airports, malls, estates and bus stops, by state: a place of the table is followed after `:`
 * by the names of what stands in it or beside it. A search for one means the place.
 *
 * As of 26 November 2026. Universities: as the National Universities Commission lists them, with their abbreviations; airports: as
 * the Federal Airports Authority of Nigeria names them; all others from general knowledge, as people give directions.
 */
export const LANDMARKS: Readonly<Record<string, string>> = {
  abia: `Ariaria: Ariaria Market, Ariaria International Market; Umudike: MOUAU, Michael Okpara University;
    Aba: Aba Mall, Ekeoha Market, Ahia Ohuru`,
  abuja: `Wuse: Wuse Market, Berger Roundabout, Berger Junction; Wuse 2: Banex, Banex Plaza, Ceddi; Garki: Garki Market,
    Garki Village, Old Parade Ground; Garki 2: Garki International Market; Utako: Utako Market;
    Jabi: Jabi Lake, Jabi Lake Mall, Jabi Park, Jabi Motor Park, Baze University, Baze;
    Gwarinpa: Gwarinpa Estate, Galadima; Central Business District: Eagle Square, Silverbird, Silverbird Galleria,
    National Mosque, Churchgate, Transcorp Hilton; Lugbe: Nnamdi Azikiwe Airport,
    Nnamdi Azikiwe International Airport, Abuja Airport, Airport Road Abuja, Dunamis, Dunamis Glory Dome;
    Nyanya: Nyanya Market; Kubwa: Kubwa Market, NYSC Camp Kubwa, Byazhin Across; Gwagwalada: Uniabuja, Uni Abuja,
    University of Abuja, Gwagwalada Market; Apo: Apo Mechanic, Shoprite Apo, Apo Resort Mall; Idu: Nile University,
    Nile University of Nigeria; Karu: Karu Site; Zuba: Zuba Fruit Market, Zuba Motor Park`,
  adamawa: `Yola: MAUTECH, Modibbo Adama University, American University of Nigeria, AUN; Jimeta: Jimeta Market`,
  'akwa-ibom': `Uyo: Uniuyo, University of Uyo, Ibom Plaza, Ibom Tropicana, Plaza Uyo; Uruan: Ibom Airport,
    Victor Attah Airport`,
  anambra: `Awka: Unizik, Nnamdi Azikiwe University, Eke Awka, Unizik Junction; Onitsha: Onitsha Main Market,
    Head Bridge, Ose Okwodu; Nnewi: Nkwo Nnewi`,
  bauchi: `Bauchi: ATBU, Abubakar Tafawa Balewa University, Yankari, Wunti Market, Muda Lawal Market`,
  bayelsa: `Yenagoa: Tombia Roundabout, Swali Market; Amassoma: Niger Delta University; Otuoke: FUOtuoke,
    Federal University Otuoke`,
  benue: `Makurdi: BSU, Benue State University, FUAM, Wurukum Market, Wadata Market`,
  borno: `Maiduguri: Unimaid, University of Maiduguri, Monday Market`,
  'cross-river': `Calabar: Unical, University of Calabar, Margaret Ekpo Airport, Calabar Airport, CRUTECH, Unicross,
    Calabar Mall, Marina Resort`,
  delta: `Abraka: DELSU, Delta State University; Effurun: FUPRE, Effurun Roundabout, Delta Mall, Osubi, Osubi Airport;
    Asaba: Asaba Airport, Ogbogonogo, Ogbeogonogo Market, Asaba Mall, Shoprite Asaba; Warri: Igbudu Market`,
  ebonyi: `Abakaliki: EBSU, Ebonyi State University, Rice Mill, Abakpa Main Market; Ikwo: AE-FUNAI, FUNAI`,
  edo: `Uniben: University of Benin, Ugbowo Campus; Benin City: Oba Market, New Benin Market, Benin Airport,
    Benin Mall, Kada Plaza; Ekpoma: AAU, Ambrose Alli University; Okada: Igbinedion University; Auchi: Auchi Poly,
    Auchi Polytechnic; Uselu: Uselu Market`,
  ekiti: `Ado-Ekiti: EKSU, Ekiti State University, ABUAD, Afe Babalola University; Oye-Ekiti: FUOYE,
    Federal University Oye`,
  enugu: `Nsukka: UNN, University of Nigeria, University of Nigeria Nsukka; Enugu: ESUT, UNEC, Ogbete Market, Ogbete,
    Polo Park, Polo Park Mall, Holy Ghost, Kenyatta Market, IMT; Emene: Akanu Ibiam Airport, Enugu Airport,
    Caritas University; Agbani: Renaissance University`,
  gombe: `Gombe: GSU, Gombe State University, Gombe Main Market`,
  imo: `Ihiagwa: FUTO, Federal University of Technology Owerri; Owerri: IMSU, Imo State University, Eke Ukwu,
    Relief Market, Owerri Mall, Control Post, Ama JK; Nekede: Fedpoly Nekede, Nekede Poly; Obinze: Imo Airport,
    Sam Mbakwe Airport`,
  kaduna: `Samaru: ABU, ABU Zaria, Ahmadu Bello University; Kaduna: KASU, Kaduna Poly, Kaduna Polytechnic,
    Kaduna Central Market, Sheikh Gumi Market, Kaduna Airport; Barnawa: Barnawa Shopping Complex`,
  kano: `BUK: Bayero University, Bayero University Kano; Kofar Mata: Kantin Kwari, Kantin Kwari Market, Kwari Market,
    Kurmi Market; Sabon Gari: Sabon Gari Market; Dawakin Tofa: Dawanau, Dawanau Market;
    Zoo Road: Ado Bayero Mall, Shoprite Kano; Kano: Aminu Kano Airport, Mallam Aminu Kano Airport,
    Kano Airport; Wudil: KUST`,
  katsina: `Katsina: UMYU, Katsina Central Market; Dutsin-Ma: FUDMA`,
  kebbi: `Aliero: KSUSTA`,
  kogi: `Lokoja: Federal University Lokoja, FUL; Anyigba: KSU, Kogi State University; Obajana: Dangote Cement`,
  kwara: `Unilorin: University of Ilorin; Ilorin: Ilorin Airport, Post Office Ilorin, Kwara Mall, Palms Mall Ilorin,
    Kwara Poly; Malete: KWASU, Kwara State University; Omu-Aran: Landmark University; Offa: Offa Poly`,
  lagos: `Ikeja: Computer Village, Otigba, Ikeja City Mall, ICM, Ikeja Under Bridge, Ikeja Along, Shoprite Ikeja,
    Murtala Muhammed Airport, Murtala Muhammed International Airport, MMIA, MMA2, Lagos Airport, LASUTH;
    Alausa: Lagos State Secretariat; Unilag: University of Lagos;
    Yaba: Yabatech, Yaba College of Technology, Tejuosho, Tejuosho Market, Yaba Market, Ozone, E-Centre, Sabo Market;
    Idi Araba: LUTH; Surulere: National Stadium, Adeniran Ogunsanya Mall, Leisure Mall, Barracks Bus Stop, Shitta;
    Ojo: Alaba International, Alaba International Market, Alaba Market, Trade Fair, ASPAMDA, BBA;
    LASU: Lagos State University, Lasu Gate; Ladipo: Ladipo Market; Mile 12: Mile 12 Market;
    Mushin: Mushin Market; Oshodi: Oshodi Market, Oshodi Isale, Oshodi Under Bridge, Oshodi Transport Interchange, Bolade;
    Idumota: Idumota Market; Lagos Island: Balogun, Balogun Market, Eko Market, TBS,
    Tafawa Balewa Square, Lekki Bridge; Lekki Phase 1: Lekki Toll Gate, Lekki Roundabout;
    Oniru: The Palms, Palms Mall, Palms Shopping Mall, Landmark Beach, Oniru Beach;
    Ikate Elegushi: Elegushi, Elegushi Beach, Nike Art Gallery; Jakande: Jakande Market, Circle Mall, Mega Chicken;
    Chevron: Second Toll Gate, Chevron Toll Gate; Ajah: Ajah Market, Ajah Under Bridge, Ado Badore, Thomas Estate;
    Sangotedo: Novare, Novare Mall, Shoprite Sangotedo, Lagos Business School, LBS, Pan Atlantic University, PAU, Monastery Road;
    Eleko: Dangote Refinery, Lekki Free Zone, Lekki Free Trade Zone, Lekki Airport;
    Victoria Island: Eko Hotel, Bar Beach, Mega Plaza;
    Ikoyi: Falomo, Bourdillon, Dodan Barracks; Maryland: Maryland Mall; Festac: Festac Phase 2, 23 Road;
    Agege: Agege Market, Oko Oba; Ikotun: Ikotun Market, Synagogue; Iyana Ipaja: Iyana Ipaja Under Bridge;
    Ikorodu: LASUSTECH, Ikorodu Garage, Sabo Ikorodu; Apapa: Apapa Wharf, Tin Can;
    Ojodu: Berger Bus Stop, Caleb University; Badagry: Seme, Seme Border; Epe: Yaba Tech Epe;
    Ogudu: Ogudu Mall; Ketu: Ketu Market; Gbagada: General Hospital Gbagada; Ogba: Excellence Hotel, Sunday Market,
    Wemco, Ogba Mall`,
  nasarawa: `Keffi: NSUK, Nasarawa State University; Lafia: FULafia, Federal University Lafia; Masaka: Masaka Market;
    Mararaba: Mararaba Market, Orange Market, Sharp Corner`,
  niger: `Minna: FUTMinna, FUT Minna, Bosso Campus, Kure Market; Bida: Bida Poly; Suleja: Suleja Market, IBB Market;
    Lapai: IBBUL; Gidan Kwano: Gidan Kwano Campus; Chanchaga: Niger Poly`,
  ogun: `Ota: Covenant University, Canaanland, Bells University; Sango Ota: Sango Toll Gate, Sango Under Bridge;
    Ilishan: Babcock, Babcock University; Obantoko: FUNAAB; Ago-Iwoye: OOU, Olabisi Onabanjo University;
    Redemption City: Redemption Camp, Redeem Camp, RCCG Camp, Redeemers Camp; Mowe: Redeemers University Mowe;
    Ijebu-Ode: TASUED; Abeokuta: Olumo Rock, MAPOLY, Itoku Market, OOPL; Agbara: Agbara Estate, OPIC Estate Agbara;
    Ibafo: Mountain Top University, MFM Prayer City, Prayer City; Ilaro: Ilaro Poly; Magboro: Punch Estate`,
  ondo: `FUTA: Federal University of Technology Akure, FUTA South Gate, FUTA North Gate; Akure: Oja Oba Akure, Akure Airport,
    Shoprite Akure; Owo: Rufus Giwa Poly; Okitipupa: OAUSTECH`,
  osun: `OAU: Obafemi Awolowo University, OAU Ife, Great Ife, OAU Campus Gate; Osogbo: UNIOSUN, Osun State University,
    LAUTECH Osogbo; Ede: Redeemers University, Adeleke University, Ede Poly; Iwo: Bowen, Bowen University;
    Ilesa: Joseph Ayo Babalola University`,
  oyo: `University of Ibadan: Unibadan, UI Gate, Uni Ibadan; Bodija: Bodija Market; Dugbe: Dugbe Market, Cocoa House,
    Cocoa Mall; Alakia: Gbagi, Gbagi Market, New Gbagi Market, Ibadan Airport; Ring Road: Palms Mall Ibadan, Ring Road Mall,
    Shoprite Ring Road; Iwo Road: Iwo Road Interchange; Samonda: Ventura Mall, Poly Ibadan, Polytechnic Ibadan, Ibadan Poly;
    Ogbomoso: LAUTECH, Ladoke Akintola University; Oyo Town: Ajayi Crowther University; Beere: Oja Oba Ibadan;
    Challenge: Challenge Roundabout, Mobil Challenge; Ibadan: Lead City, Lead City University`,
  plateau: `Jos: Unijos, University of Jos, Jos Main Market, Jos Wildlife Park, Yakubu Gowon Airport,
    Jos Airport; Terminus: Terminus Market; Bukuru: Bukuru Market; Vom: NVRI`,
  rivers: `Choba: University of Port Harcourt; Mile 1: Mile 1 Market; Mile 3: Mile 3 Market, UST, RSU, RSUST,
    Rivers State University; Trans Amadi: Slaughter Market, Oil Mill Trans Amadi; Elelenwo: Oil Mill, Oil Mill Market;
    GRA Phase 2: Polo Club, Everyday Supermarket; Rumuola: Rumuola Junction; Eliozu: Eliozu Flyover;
    Omagwa: Port Harcourt Airport, Port Harcourt International Airport, PH Airport; Rumuokoro: Rumuokoro Market,
    Rumuokoro Roundabout; Rumuomasi: Garrison, Garrison Junction; Port Harcourt: Pleasure Park, PH Mall,
    Port Harcourt Mall, Ignatius Ajuru University, IAUE, Waterlines, Lagos Bus Stop; Mgbuoba: Location Junction;
    Bori: Bori Poly; Onne: Onne Port`,
  sokoto: `Sokoto: UDUS, UDUSOK, Usmanu Danfodiyo University, Sokoto Central Market, Sokoto Airport`,
  taraba: `Jalingo: TSU, Taraba State University; Wukari: Federal University Wukari`,
  yobe: `Damaturu: YSU, Yobe State University; Gashua: Federal University Gashua`,
  zamfara: `Gusau: FUGUS, Federal University Gusau`,
};
