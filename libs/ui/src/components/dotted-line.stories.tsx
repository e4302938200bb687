import type { Meta, StoryObj } from '@storybook/react-vite'
import { DottedLine } from './dotted-line.tsx'

const meta = {
  title: 'ui/Dotted line',
  component: DottedLine,
  args: { facts: ['1 de dezembro de 2026 – 5 de janeiro de 2027', 'On-line', 'com certificado'] },
} satisfies Meta<typeof DottedLine>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Wrapped: Story = {
  render: (args) => (
    <div css={{ maxWidth: '18rem' }}>
      <DottedLine {...args} />
    </div>
  ),
}
