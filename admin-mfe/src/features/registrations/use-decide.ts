import type { RegistrationDecision, RegistrationDecisionRequest } from '@naija/contracts/http/operators';
import { translateText } from '@naija/runtime';
import { showToast, useSubmit } from '@naija/ui';
import { errorBody, toDecisionError } from '../../api/request-error.ts';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useAdminDecideRegistrationMutation } from './registrations-api.ts';

/** Submits a decision on a number. Toasts say how it ended: the form goes with the entry. */
export function useDecide(id: string, decision: RegistrationDecision) {
  const [decide] = useAdminDecideRegistrationMutation();
  return useSubmit(
    (values: () => Omit<RegistrationDecisionRequest, 'decision'>) => decide({ id, decision, ...values() }),
    (error) => {
      const body = errorBody(error);
      if (body?.code === 'not_found') showToast(translateText(body.message), { kind: 'warning' });
      return toDecisionError(error);
    },
    () => {
      showToast(ADMIN_MESSAGES.registrations.saved, { kind: 'success' });
    },
  );
}
