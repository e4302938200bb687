import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar.tsx'

const meta = { title: 'ui/Avatar', component: Avatar, args: { name: 'Ana Beatriz Souza' } } satisfies Meta<
  typeof Avatar
>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Guest: Story = { args: { name: 'Visitante', guest: true } }
export const Large: Story = { args: { name: 'João', size: 'lg' } }
