import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShareButton } from './share-button.tsx'

const meta = {
  title: 'ui/ShareButton',
  component: ShareButton,
  args: {
    title: 'Noite de louvor',
    words: {
      share: 'Compartilhar',
      shared: 'Link copiado.',
      address: (url: string) => `Copie o endereço: ${url}`,
    },
    path: () => '/event/7',
  },
} satisfies Meta<typeof ShareButton>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

/** Where neither the system's sheet nor the clipboard can be had: the address itself. */
export const AddressShown: Story = {
  beforeEach: () => {
    const refused = fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'share', { configurable: true, value: refused })
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refused } })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(/Copie o endereço: .*\/event\/7/)
  },
}
