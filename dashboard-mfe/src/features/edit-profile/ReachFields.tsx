import { useState } from 'react';
import { SPOKEN_LANGUAGES } from '@naija/contracts/domain/spoken-languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ChipsField, useAreas } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';

const MESSAGES = DASHBOARD_MESSAGES.edit;
/** More than can be chosen, as those that are chosen are left out. */
const MAX_SUGGESTED = LIMITS.areasMax + 8;

/** Where an agent works and which languages they speak. @param state those of it are suggested first; a slug */
export function ReachFields({ state }: { readonly state: string }) {
  const [uses, setUses] = useState(0);
  const { suggest, note } = useAreas(uses);
  return (
    <>
      <ChipsField
        name="areas"
        label={PROFILE_FIELDS.areas}
        hint={MESSAGES.areasHint}
        placeholder={MESSAGES.areasExample}
        required={false}
        max={LIMITS.areasMax}
        suggest={(typed) => suggest(typed, state, MAX_SUGGESTED)}
        note={note}
        onUse={() => {
          setUses((count) => count + 1);
        }}
      />
      <ChipsField
        name="languages"
        label={PROFILE_FIELDS.languages}
        placeholder={MESSAGES.languagesExample}
        required={false}
        max={LIMITS.languagesMax}
        suggest={suggestLanguages}
      />
    </>
  );
}

function suggestLanguages(typed: string): string[] {
  const start = typed.trim().toLowerCase();
  const names = SPOKEN_LANGUAGES.map(({ name }) => name);
  return names.filter((name) =>
    name
      .toLowerCase()
      .split(' ')
      .some((_, at, words) => words.slice(at).join(' ').startsWith(start)),
  );
}
