import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { createAppStore } from '@naija/runtime';
import { agentsApi } from './agents-api.ts';
import StartPage from './StartPage.tsx';

const meta: Meta<typeof StartPage> = { title: 'Pages/Start', component: StartPage };
export default meta;

/** A page with the response of a request that is not made. */
export const Empty: StoryObj<typeof StartPage> = {
  decorators: [
    (Story) => {
      const store = createAppStore();
      const list = { data: [], nextCursor: null, total: 0 };
      void store.dispatch(agentsApi.util.upsertQueryData('__name__/agents', 'lagos', list));
      return (
        <Provider store={store}>
          <Story />
        </Provider>
      );
    },
  ],
};
