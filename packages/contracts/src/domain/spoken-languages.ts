/** A language that agents speak; `code` is of BCP 47. */
interface SpokenLanguage {
  readonly name: string;
  readonly code: string;
}

/**
 * English, Nigerian Pidgin, and the languages of Nigeria with most speakers, most first, roughly: counts differ, as no
 * census asks. After Ethnologue (26th edition, 2023); French and Arabic for the neighbours.
 */
export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = [
  { name: 'English', code: 'en' },
  { name: 'Nigerian Pidgin', code: 'pcm' },
  { name: 'Hausa', code: 'ha' },
  { name: 'Yoruba', code: 'yo' },
  { name: 'Igbo', code: 'ig' },
  { name: 'Fulfulde', code: 'ff' },
  { name: 'Kanuri', code: 'kr' },
  { name: 'Ibibio', code: 'ibb' },
  { name: 'Tiv', code: 'tiv' },
  { name: 'Ijaw', code: 'ijc' },
  { name: 'Edo', code: 'bin' },
  { name: 'Igala', code: 'igl' },
  { name: 'Nupe', code: 'nup' },
  { name: 'Efik', code: 'efi' },
  { name: 'Anaang', code: 'anw' },
  { name: 'Urhobo', code: 'urh' },
  { name: 'Ebira', code: 'igb' },
  { name: 'Idoma', code: 'idu' },
  { name: 'Gbagyi', code: 'gbr' },
  { name: 'Esan', code: 'ish' },
  { name: 'Isoko', code: 'iso' },
  { name: 'Itsekiri', code: 'its' },
  { name: 'Ikwerre', code: 'ikw' },
  { name: 'Khana', code: 'ogo' },
  { name: 'Berom', code: 'bom' },
  { name: 'Jukun', code: 'jbu' },
  { name: 'French', code: 'fr' },
  { name: 'Arabic', code: 'ar' },
];

/** The language of a name in any letter case. */
export function findSpokenLanguage(name: string): SpokenLanguage | undefined {
  const sought = name.trim().toLowerCase();
  return SPOKEN_LANGUAGES.find((language) => language.name.toLowerCase() === sought);
}
