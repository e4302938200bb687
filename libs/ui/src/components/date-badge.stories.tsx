import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateBadge } from './date-badge.tsx'

const meta = {
  title: 'ui/Date badge',
  component: DateBadge,
  args: { day: '29', month: 'nov', dateTime: '2026-11-29' },
} satisfies Meta<typeof DateBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {}
