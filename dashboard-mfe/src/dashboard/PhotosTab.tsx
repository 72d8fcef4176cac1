import { useState } from 'react';
import { useAgent, useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import { LazyModuleError } from '../lazy/LazyModuleError.tsx';
import { DASHBOARD_MESSAGES } from '../messages.ts';

const loadWorkPhotos = () => import('../features/work-photos/WorkPhotos.tsx');

/** A chunk of its own, for agents who show their work. It does not need the record, which may be out of reach. */
export function PhotosTab() {
  // In state, since a session that ends deletes the id.
  const [id] = useState(useAgent().id);
  const { module, failed } = useLazyModule(loadWorkPhotos);
  if (id === undefined) return null;
  if (module) return <module.WorkPhotos agentId={id} />;
  return failed ? <LazyModuleError /> : <Spinner label={DASHBOARD_MESSAGES.form.loading} />;
}
