import { FeatureStory } from '@atrio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { notesFeature } from '../feature.ts'
import { ana, scenes } from '../testing/notes.scenes.ts'

const meta = {
  title: 'notes/New',
  component: FeatureStory,
  parameters: { layout: 'fullscreen' },
  args: { features: [notesFeature], at: '/user/notes/new', session: ana, http: scenes.complete },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeatureStory>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const WithoutTitle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Salvar' }))
  },
}
