import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => {}, title: 'Excluir o pedido?' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** The main action names its effect and comes first. */
export const Question: Story = {
  args: {
    children: 'O pedido, a imagem e as mensagens somem para todos. Não dá para desfazer.',
    actions: (
      <>
        <Button variant="danger">Excluir pedido</Button>
        <Button>Manter</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Excluir o pedido?' })
    // no button has the focus: Enter triggers nothing
    await expect(within(dialog).getByRole('heading')).toHaveFocus()
  },
}

/** Longer than the window: the sheet scrolls within itself. */
export const Long: Story = {
  args: {
    title: 'Termos e condições',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        {index + 1}. O ingresso vale para uma pessoa e um dia. A igreja devolve o valor quando o encontro não acontece.
      </p>
    )),
    actions: <Button>Fechar</Button>,
  },
}
