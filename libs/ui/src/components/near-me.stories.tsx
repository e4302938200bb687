import type { Meta, StoryObj } from '@storybook/react-vite'
import { NearMe } from './near-me.tsx'

const meta = {
  title: 'ui/NearMe',
  component: NearMe,
  args: {
    place: 'unasked',
    onAsk: () => {},
    sorting: false,
    failed: false,
    words: {
      ask: 'Perto de mim',
      locating: 'Buscando…',
      first: 'Os mais próximos primeiro.',
      denied: 'Não conseguimos saber onde você está. Os grupos continuam em ordem alfabética.',
      failed: 'Não foi possível ordenar pela distância. Tente de novo.',
    },
  },
} satisfies Meta<typeof NearMe>
export default meta
type Story = StoryObj<typeof meta>

export const Unasked: Story = {}
export const Locating: Story = { args: { place: 'locating' } }
export const Sorted: Story = { args: { place: 'known' } }
export const Denied: Story = { args: { place: 'denied' } }
export const Failed: Story = { args: { place: 'known', failed: true } }
