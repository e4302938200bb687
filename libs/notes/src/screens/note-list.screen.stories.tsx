import { FeatureStory } from '@atrio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notesFeature } from '../feature.ts'
import { ana, putOnDevice, scenes } from '../testing/notes.scenes.ts'

const meta = {
  title: 'notes/List',
  component: FeatureStory,
  parameters: { layout: 'fullscreen' },
  args: { features: [notesFeature], at: '/user/notes', session: ana },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeatureStory>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = { args: { http: scenes.complete } }
export const Empty: Story = { args: { http: scenes.empty } }
export const Failing: Story = { args: { http: scenes.failing } }
export const OnThisDevice: Story = {
  args: { http: scenes.offline },
  beforeEach: () => {
    putOnDevice({ title: 'Escrita no trem', text: 'Sem rede.', waiting: true })
    putOnDevice({ key: 'b'.repeat(32), noteId: 4, title: 'Romanos 8', refused: 'conflict' })
    putOnDevice({ key: 'c'.repeat(32), title: '', text: 'Só um pensamento.' })
  },
}
export const Deleting: Story = { args: { http: scenes.complete, at: '/user/notes/3/delete' } }
