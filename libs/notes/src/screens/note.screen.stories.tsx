import { FeatureStory } from '@atrio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { notesFeature } from '../feature.ts'
import { ana, changedElsewhere, scenes } from '../testing/notes.scenes.ts'

const meta = {
  title: 'notes/Note',
  component: FeatureStory,
  parameters: { layout: 'fullscreen' },
  args: { features: [notesFeature], at: '/user/notes/3', session: ana },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeatureStory>
export default meta
type Story = StoryObj<typeof meta>

const write: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement)
  await userEvent.type(await page.findByRole('textbox', { name: /^Texto/ }), ' Mais uma linha.')
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }))
}

export const AsItStands: Story = { args: { http: scenes.complete } }
export const Saved: Story = { args: { http: scenes.complete }, play: write }
export const WithoutNetwork: Story = { args: { http: scenes.offline }, play: write }
export const NotSaved: Story = { args: { http: scenes.down }, play: write }
export const ChangedElsewhere: Story = { args: { http: changedElsewhere() }, play: write }
