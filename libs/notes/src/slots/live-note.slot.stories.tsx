import { FeatureStory, slotHost } from '@atrio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { notesFeature } from '../feature.ts'
import { ana, scenes } from '../testing/notes.scenes.ts'

const meta = {
  title: 'notes/Beside a broadcast',
  component: FeatureStory,
  args: { features: [notesFeature, slotHost('live.acts')], at: '/', http: scenes.live },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Anotar' }))
  },
} satisfies Meta<typeof FeatureStory>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = { args: { session: ana } }
export const Visitor: Story = {}
