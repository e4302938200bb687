import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichContent } from './rich-content.tsx'
import { churchHistory, hostileNews, timetable } from './testing/examples.ts'

const meta = {
  title: 'rich-content/RichContent',
  component: RichContent,
  args: { html: churchHistory },
} satisfies Meta<typeof RichContent>

export default meta

type Story = StoryObj<typeof meta>

export const History: Story = {}

export const Timetable: Story = { args: { html: timetable } }

/** Text pasted from elsewhere: the words stay, everything else is removed. */
export const Hostile: Story = { args: { html: hostileNews } }
