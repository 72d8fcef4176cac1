import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Display/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/NaijaAgents:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=NaijaAgents',
    label: 'QR code of the key for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAuthenticatorKey: Story = {};
export const Short: Story = { args: { text: 'NaijaAgents' } };
