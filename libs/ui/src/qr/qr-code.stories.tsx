import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

const meta = { title: 'ui/QR code', component: QrCode } satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const OfTicket: Story = {
  args: { text: 'TICKET-31-7F3K9Q', label: 'QR Code do ingresso' },
  decorators: [
    (Show) => (
      <div css={{ maxWidth: '11rem' }}>
        <Show />
      </div>
    ),
  ],
}
