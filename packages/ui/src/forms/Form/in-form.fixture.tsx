import type { Decorator } from '@storybook/react-vite';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import type { Elements } from '../../foundations/elements.ts';
import { Form, type FormProps } from './Form.tsx';

type InFormProps<Result> = Pick<FormProps<Result>, 'schema' | 'initialValues'> &
  Partial<Pick<FormProps<Result>, 'onSubmit'>> & { readonly children: Elements };

/** A form around the fields of a test or a story. */
export function InForm<Result>({
  children,
  onSubmit = () => Promise.resolve(),
  ...form
}: InFormProps<Result>) {
  return (
    <Form {...form} onSubmit={onSubmit}>
      {children}
      <SubmitButton busy="Saving…">Save</SubmitButton>
    </Form>
  );
}

/** Decorator that puts a form around a story; the parameter `values` fills it. */
export function inForm<Result>(
  schema: FormProps<Result>['schema'],
  empty: FormProps<Result>['initialValues'],
): Decorator {
  return (Story, { parameters }) => (
    <InForm schema={schema} initialValues={{ ...empty, ...(parameters['values'] as object | undefined) }}>
      <Story />
    </InForm>
  );
}
