import { isOtherNumber } from '@naija/contracts/domain/phone';
import { phonePaths, type NewPhoneRequest } from '@naija/contracts/http/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { currentPasswordField } from '@naija/contracts/schemas/fields/password';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { toRequestError } from '../../api/request-error.ts';
import { isUnreachable } from '../../network/use-is-offline.ts';

/** True if the server requires the password for this number. @param base the record that the edit is based on */
export function needsPassword({ isVerified, phone }: Agent, typed: unknown): boolean {
  return isVerified && typeof typed === 'string' && isOtherNumber(typed, phone);
}

/** The schema of an edit with the password for a changed number. An edit made offline is asked for the password when it is sent. */
export function editFormSchema(base: Agent, isOffline: boolean) {
  return editProfileSchema.shape({
    currentPassword: currentPasswordField().when('phone', ([phone]: unknown[], field) =>
      !isOffline && needsPassword(base, phone) ? field : field.notRequired(),
    ),
  });
}

const newPhoneApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Allows a changed number in advance, so that the pending edit need not hold the password. */
    dashboardAllowPhone: build.mutation<null, RedactedArgs<NewPhoneRequest>>({
      query: (args) => ({ url: phonePaths.new, method: 'POST', body: args() }),
    }),
  }),
});

/** Allows the number of an edit if it was changed and a password was typed. Resolves to messages by field on failure. */
export function useAllowPhone(base: Agent) {
  const [allowPhone] = newPhoneApi.useDashboardAllowPhoneMutation();
  return async (
    phone: string,
    currentPassword: string | null | undefined,
  ): Promise<Readonly<Record<string, string>> | undefined> => {
    if (!currentPassword || !needsPassword(base, phone)) return undefined;
    const { error } = await allowPhone(() => ({ phone, currentPassword }));
    if (error === undefined || isUnreachable(error)) return undefined;
    const { fields, message } = toRequestError(error);
    return fields ?? { currentPassword: message };
  };
}
