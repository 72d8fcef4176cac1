import type { RegistrationDecision, RegistrationDecisionRequest } from '@naija/contracts/http/operators';
import { translateText, type MutationTrigger } from '@naija/runtime';
import { showToast } from '@naija/ui';
import { errorBody } from '../../api/request-error.ts';
import { ADMIN_MESSAGES } from '../../messages.ts';
import { useAdminDecideRegistrationMutation } from './registrations-api.ts';

type Decided = Omit<RegistrationDecisionRequest, 'decision'>;

/** Sends a decision on a number. Toasts say how it ended, because the form goes with the entry. */
export function useDecide(id: string, decision: RegistrationDecision) {
  const [decide] = useAdminDecideRegistrationMutation();
  const send: MutationTrigger<Decided, unknown> = (values) => {
    const request = decide({ id, decision, ...values() });
    return {
      unwrap: () =>
        request.unwrap().catch((error: unknown) => {
          const body = errorBody(error);
          if (body?.code === 'not_found') showToast(translateText(body.message), { kind: 'warning' });
          throw error;
        }),
    };
  };
  const onSuccess = () => {
    showToast(ADMIN_MESSAGES.registrations.saved, { kind: 'success' });
  };
  return { send, onSuccess };
}
