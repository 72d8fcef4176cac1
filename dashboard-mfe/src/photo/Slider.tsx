import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Range = styled.input`
  width: 100%;
  min-height: ${tokens.size.touch};
  accent-color: ${tokens.color.brand};
`;

export function Slider({ label, onValue, ...range }: SliderProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Range
        {...range}
        id={id}
        type="range"
        onChange={({ currentTarget }) => {
          onValue(currentTarget.valueAsNumber);
        }}
      />
    </Row>
  );
}
