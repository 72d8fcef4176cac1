import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText, useLazyModule } from '@naija/runtime';
import { Dialog, hiddenWithoutScript, tokens } from '@naija/ui';
import { REPORT_BUTTON } from '../messages.ts';
import type { Reported } from './ReportForm.tsx';

// Few visitors report anything.
const loadDialog = () => import('./ReportDialog.tsx');

/** Looks like a link in running text, with the touch target of a button. */
const Plain = styled.button`
  padding: 0;
  padding-block: calc((${tokens.size.touch} - 1.45em) / 2);
  margin-block: calc((1.45em - ${tokens.size.touch}) / 2);
  background: none;
  border: 0;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  text-decoration: underline;
  cursor: pointer;
  ${hiddenWithoutScript}
`;

interface ReportButtonProps {
  readonly reported: Reported;
  /** Accessible name, if the text of the button does not name the subject. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Opens the form for a report, which is loaded on demand. */
export function ReportButton({ reported, label, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { module, failed } = useLazyModule(loadDialog, isOpen);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Plain
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
      </Plain>
      {isOpen && module && <module.ReportDialog reported={reported} onClose={close} />}
      {isOpen && failed && (
        <Dialog open onClose={close} title={REPORT_BUTTON.failed}>
          <p>{translateText(MESSAGES.locationOffline)}</p>
        </Dialog>
      )}
    </>
  );
}
