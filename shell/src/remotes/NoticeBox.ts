import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** A message about the releases of this tab. */
export const NoticeBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  width: fit-content;
  padding: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.ink};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  overflow-wrap: anywhere;
`;
