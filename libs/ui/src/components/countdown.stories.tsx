import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: {
    label: 'Faltam 2 horas e 14 minutos',
    parts: [
      { value: '02', label: 'horas' },
      { value: '14', label: 'minutos' },
      { value: '36', label: 'segundos' },
    ],
  },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const TimeLeft: Story = {}
/** A phone with large letters: it wraps. */
export const LargeText: Story = {
  globals: { text: 'large', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { right } = within(canvasElement).getByText('segundos').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right)
  },
}
