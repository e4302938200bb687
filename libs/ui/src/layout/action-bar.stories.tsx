import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/button.tsx'
import { ActionBar } from './action-bar.tsx'

const meta = {
  title: 'ui/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    amount: 'R$ 120,00',
    note: '2 ingressos, com R$ 9,60 de taxas',
    children: <Button variant="primary">Continuar</Button>,
  },
  render: (args) => (
    <>
      <p css={{ minHeight: '70vh', padding: 'var(--gutter)' }}>A página passa por trás da barra.</p>
      <ActionBar {...args} />
    </>
  ),
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithNote: Story = {}
export const AmountAlone: Story = { args: { amount: 'Gratuito', note: undefined } }
