import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBar } from './offline-bar.tsx'

const meta = {
  title: 'ui/Offline bar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Sem internet. O que você já abriu continua aqui.' },
} satisfies Meta<typeof OfflineBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = { args: { retry: { label: 'Tentar de novo', onRetry: () => undefined } } }
export const WithoutRetry: Story = {}
