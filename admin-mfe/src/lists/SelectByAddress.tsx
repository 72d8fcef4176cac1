import styled from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { Select } from '@naija/ui';

const Narrow = styled.div`
  width: min(100%, 16rem);
`;

interface SelectByAddressProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
}

/** A filter that the address holds (`?state=`), so that Back and bookmarks work. */
export function SelectByAddress<Value extends string>({
  label,
  options,
  value,
}: SelectByAddressProps<Value>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Narrow>
      <Select
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => void navigate(`${pathname}?state=${chosen}`)}
      />
    </Narrow>
  );
}
