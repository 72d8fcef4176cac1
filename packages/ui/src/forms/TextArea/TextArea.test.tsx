import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { TextArea } from './TextArea.tsx';

const about = () => screen.getByLabelText('About');

function show(min?: number, max?: number) {
  return render(
    <InForm schema={agentFormSchema.pick(['bio'])} initialValues={{ bio: '' }}>
      <TextArea
        name="bio"
        label="About"
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
      />
    </InForm>,
  );
}

test('an agent sees how much is missing, and a screen reader is told when the typing pauses', async () => {
  const { container } = show(50);
  expect(about()).toHaveAccessibleDescription('50 more characters');
  const spoken = container.querySelector('[aria-live="polite"]');
  expect(spoken).toBeEmptyDOMElement();
  await userEvent.type(about(), 'I know Lekki');
  expect(about()).toHaveAccessibleDescription('38 more characters');
  await waitFor(() => {
    expect(spoken).toHaveTextContent('38 more characters');
  });
});

test('a text that is too short is refused once it is left', async () => {
  show(50);
  await userEvent.type(about(), 'Too short');
  await userEvent.tab();
  expect(await screen.findByText('About section must be at least 50 characters')).toBeVisible();
});

test('a text without a least length is not counted, and Enter begins a new line', async () => {
  show();
  await userEvent.type(about(), 'One{Enter}two');
  expect(about()).toHaveValue('One\ntwo');
  expect(about()).toHaveAttribute('enterkeyhint', 'enter');
  expect(screen.queryByText(/character/)).toBeNull();
});

test('near the greatest length an agent sees what is left of it, and nothing that is typed is cut off', async () => {
  show(undefined, 20);
  await userEvent.type(about(), 'I know Lekki');
  expect(about()).not.toHaveAccessibleDescription();
  await userEvent.type(about(), ' well.');
  expect(about()).toHaveAccessibleDescription('2 characters left');
  await userEvent.type(about(), ' Really.');
  expect(about()).toHaveAccessibleDescription('6 characters too many');
  expect(about()).toHaveValue('I know Lekki well. Really.');
});
