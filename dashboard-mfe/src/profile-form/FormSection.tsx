import { useId } from 'react';
import styled from 'styled-components';
import type { DraftSaveState } from '@naija/runtime';
import {
  Card,
  tokens,
  type Elements,
  Banner,
  DraftStatus,
  SubmitButton,
  useConfirmBeforeUnload,
  MoneyField,
  NumberField,
  PercentField,
} from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import { PROFILE_FIELDS } from './profile-fields.ts';

interface SaveBarProps {
  readonly kept: DraftSaveState;
  /** Explains why a submission exists only in this page. */
  readonly problem: string | undefined;
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.sm};
`;

/** End of a profile form: the state of its draft, and its submit button. */
export function SaveBar({ kept, problem }: SaveBarProps) {
  useConfirmBeforeUnload((kept !== 'nothing' && kept !== 'kept') || problem !== undefined);
  return (
    <Bar>
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      {problem === undefined && <DraftStatus kept={kept} />}
      <SubmitButton busy={DASHBOARD_MESSAGES.form.submitting}>{DASHBOARD_MESSAGES.form.submit}</SubmitButton>
    </Bar>
  );
}

export interface FormSectionProps {
  readonly title: string;
  readonly children: Elements;
}

const SectionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  h2 {
    font-size: ${tokens.text.title};
  }
`;

/** Arranges short fields in columns if they fit. */
export const FieldColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.md};
`;

export function FormSection({ title, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <SectionCard as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </SectionCard>
  );
}

interface PropertyFieldsProps {
  readonly required: boolean;
  /** Fields between the listings and the fees. */
  readonly children?: Elements;
}

export function PropertyFields({ required, children }: PropertyFieldsProps) {
  const field = (name: keyof typeof PROFILE_FIELDS) => ({
    name,
    label: PROFILE_FIELDS[name],
    required,
    mayBeNone: true,
  });
  return (
    <>
      <NumberField {...field('rentPrice')} />
      <NumberField {...field('sales')} />
      <NumberField {...field('airbnb')} />
      {children}
      <MoneyField {...field('inspectionFee')} />
      <NumberField {...field('totalDeals')} />
      <PercentField {...field('agreement')} />
      <PercentField {...field('commission')} enterKeyHint="done" />
    </>
  );
}
