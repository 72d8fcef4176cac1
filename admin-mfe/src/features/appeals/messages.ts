import { words } from '@naija/runtime';

export const APPEAL_MESSAGES = words('admin.appeals', {
  title: 'Appeals',
  open: 'Open appeals',
  answered: 'Answered appeals',
  none: 'No appeal is waiting.',
  noneAnswered: 'No appeal has been answered yet.',
  reason: 'Why it was decided',
  text: 'What the agent says',
  answer: 'Answer',
  answerHint: 'The agent gets it by email and sees it in the dashboard.',
  decision: 'Decision',
  granted: 'Grant: undo the decision',
  refused: 'Refuse: leave it as it is',
  save: 'Send answer',
  grant: 'Grant, and send the answer',
  refuse: 'Refuse, and send the answer',
  draft: (agent: string) => `Answer to the appeal of ${agent}`,
  sent: 'Answer sent',
  wasGranted: 'Granted',
  wasRefused: 'Refused',
});
