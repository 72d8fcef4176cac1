import { useState } from 'react';
import { SPOKEN_LANGUAGES } from '@naija/contracts/domain/spoken-languages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { ChipsField, useAreas } from '@naija/ui';
import { PROFILE_FIELDS } from '../../profile-form/profile-fields.ts';
import { EDIT_MESSAGES } from './messages.ts';

/** More than an agent can choose, because chosen ones are left out. */
const MAX_SUGGESTED = LIMITS.areasMax + 8;

/** The areas in which an agent works and the languages they speak. @param state slug of the state whose areas are suggested first */
export function ReachFields({ state }: { readonly state: string }) {
  const [uses, setUses] = useState(0);
  const { suggest, note } = useAreas(uses);
  return (
    <>
      <ChipsField
        name="areas"
        label={PROFILE_FIELDS.areas}
        hint={EDIT_MESSAGES.areasHint}
        placeholder={EDIT_MESSAGES.areasExample}
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
        placeholder={EDIT_MESSAGES.languagesExample}
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
