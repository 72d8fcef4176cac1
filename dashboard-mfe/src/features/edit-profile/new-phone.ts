import { isOtherNumber } from '@naija/contracts/domain/phone';
import { phonePaths, type NewPhoneRequest } from '@naija/contracts/http/phone';
import type { Agent } from '@naija/contracts/http/agents';
import { editProfileSchema } from '@naija/contracts/schemas/edit-profile';
import { currentPasswordField } from '@naija/contracts/schemas/fields/password';
import { baseApi, type RedactedArgs } from '@naija/runtime';
import { toRequestError } from '../../api/request-error.ts';
import { isUnreachable } from '../../network/use-is-offline.ts';

/** True if the server stores this number only once the password has allowed it. @param base the record that the edit is based on */
export function needsPassword({ isVerified, phone }: Agent, typed: unknown): boolean {
  return isVerified && typeof typed === 'string' && isOtherNumber(typed, phone);
}

/** The fields of an edit, and the password for another number. Without a network the server asks for it when the edit arrives. */
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
    /** Lets an edit store another number, with which it can wait on this device without the password. */
    dashboardAllowPhone: build.mutation<null, RedactedArgs<NewPhoneRequest>>({
      query: (args) => ({ url: phonePaths.new, method: 'POST', body: args() }),
    }),
  }),
});

/** Allows the number of an edit, if it is another one and a password was typed. Resolves to messages by field if that failed. */
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
