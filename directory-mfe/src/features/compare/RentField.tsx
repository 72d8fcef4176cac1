import { useCallback } from 'react';
import styled from 'styled-components';
import { readCost } from '@naija/contracts/domain/cost-query';
import { rentSchema } from '@naija/contracts/schemas/move-in-cost';
import { Form, MoneyField } from '@naija/ui';
import { COMPARE_MESSAGES } from './messages.ts';

const Narrow = styled.div`
  max-width: 24rem;
`;

interface RentFieldProps {
  readonly initial: number | null;
  /** Receives null without a rent, undefined for an invalid input. Must be a stable function. */
  readonly onChange: (rent: number | null | undefined) => void;
}

export function RentField({ initial, onChange }: RentFieldProps) {
  const onValues = useCallback(
    ({ price }: Readonly<Record<string, unknown>>) => {
      const text = typeof price === 'string' ? price.trim() : '';
      onChange(text === '' ? null : (readCost('price', text) ?? undefined));
    },
    [onChange],
  );
  return (
    <Narrow>
      <Form
        schema={rentSchema}
        initialValues={{ price: initial === null ? '' : String(initial) }}
        onValues={onValues}
        onSubmit={() => Promise.resolve()}
      >
        <MoneyField name="price" label={COMPARE_MESSAGES.rent} />
      </Form>
    </Narrow>
  );
}
