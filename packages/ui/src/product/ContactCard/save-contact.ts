import { MESSAGES } from '@naija/contracts/domain/messages';
import type { Agent } from '@naija/contracts/http/agents';
import { showToast } from '../../components/Toast/show-toast.ts';

/** Downloads an agent as a file for the contacts of a device; its code is loaded then only. Never rejects. */
export async function saveContact(agent: Agent): Promise<void> {
  try {
    const { downloadContactCard } = await import('./contact-card.ts');
    downloadContactCard(agent);
  } catch {
    showToast(MESSAGES.locationOffline, { kind: 'danger' });
  }
}
