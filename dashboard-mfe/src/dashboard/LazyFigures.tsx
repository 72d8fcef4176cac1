import { useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import { LazyModuleError } from '../lazy/LazyModuleError.tsx';
import { FIGURE_MESSAGES } from '../messages.ts';
import { DashboardSection } from '../navigation/DashboardSection.tsx';
import { SECTIONS } from '../navigation/sections.ts';

const loadFigures = () => import('../features/figures/WeeklyFigures.tsx');

/** The figures of the last weeks, a chunk of its own: the profile is there before them. */
export function LazyFigures() {
  const { module, failed } = useLazyModule(loadFigures);
  return (
    <DashboardSection section={SECTIONS.figures}>
      {module && <module.WeeklyFigures />}
      {failed && <LazyModuleError />}
      {!module && !failed && <Spinner label={FIGURE_MESSAGES.loading} />}
    </DashboardSection>
  );
}
