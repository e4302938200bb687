import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'ui/Disclosure',
  component: Disclosure,
  args: { summary: 'Posso levar crianças?', children: 'Sim. Há uma sala com monitores durante o culto.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
/** Those of one name: the browser closes one when another opens. */
export const OneAtATime: Story = {
  render: () => (
    <div css={{ maxWidth: '40rem' }}>
      <Disclosure summary="Posso levar crianças?" open name="faq">
        Sim. Há uma sala com monitores durante o culto.
      </Disclosure>
      <Disclosure summary="Onde estaciono?" name="faq">
        Na rua de trás, sem custo.
      </Disclosure>
    </div>
  ),
}
