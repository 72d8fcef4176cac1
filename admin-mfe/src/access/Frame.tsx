import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BadgeCheck, ClipboardList, History, Scale, Users } from 'lucide-react';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { SideMenu, tokens } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { SECTIONS, type Section } from '../shared/sections.ts';

const ICONS = {
  queue: ClipboardList,
  appeals: Scale,
  registrations: BadgeCheck,
  agents: Users,
  audit: History,
} as const;

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;

  @media (max-width: ${SIDE_MENU_BREAKPOINT_PX - 0.02}px) {
    column-gap: ${tokens.space.sm};
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }
`;

const Sidebar = styled.div`
  position: sticky;
  inset-block-start: ${tokens.space.md};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  > [role='status']:empty {
    position: absolute;
  }
`;

/** The menu of the operators' pages beside their content. On small screens it is a rail of icons. */
export function Frame({ section, children }: { readonly section: Section; readonly children: ReactNode }) {
  const items = (Object.keys(SECTIONS) as Section[]).map((name) => ({
    label: SECTIONS[name].label,
    icon: ICONS[name],
    to: SECTIONS[name].path,
    current: name === section,
  }));
  return (
    <Layout>
      <Sidebar>
        <SideMenu label={ADMIN_MESSAGES.menu.label} items={items} />
      </Sidebar>
      <Content>{children}</Content>
    </Layout>
  );
}
