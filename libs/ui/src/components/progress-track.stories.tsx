import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressTrack } from './progress-track.tsx'

const meta = {
  title: 'ui/Progress track',
  component: ProgressTrack,
  render: ({ share }) => (
    <p>
      {share} %
      <ProgressTrack share={share} />
    </p>
  ),
} satisfies Meta<typeof ProgressTrack>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = { args: { share: 38 } }
export const Empty: Story = { args: { share: 0 } }
export const Whole: Story = { args: { share: 100 } }
