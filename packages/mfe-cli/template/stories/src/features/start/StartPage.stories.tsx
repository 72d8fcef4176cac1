import type { Meta, StoryObj } from '@storybook/react-vite';
import StartPage from './StartPage.tsx';

const meta: Meta<typeof StartPage> = { title: 'Pages/Start', component: StartPage };
export default meta;

export const Empty: StoryObj<typeof StartPage> = {};
