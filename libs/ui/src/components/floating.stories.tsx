import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MoreIcon } from '../icons/interface.tsx'
import { Button, IconButton } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { menuItemCss, Popover } from './popover.tsx'
import { ToastProvider, useToast } from './toast.tsx'

const meta: Meta = {
  title: 'ui/Floating',
  component: ConfirmDialog,
  subcomponents: { Popover, ToastProvider },
  parameters: { layout: 'padded' },
}
export default meta
type Story = StoryObj

function Ask({ unmounts = false }: { unmounts?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apagar</Button>
      {(open || !unmounts) && (
        <ConfirmDialog
          danger
          open={open}
          onClose={() => setOpen(false)}
          title="Apagar todas as mensagens de João Paulo?"
          confirm="Apagar mensagens"
          cancel="Cancelar"
          onConfirm={() => setOpen(false)}
        >
          <p css={{ color: 'var(--muted)' }}>Elas somem para todos na conversa. Não há como desfazer.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const asks: Story['play'] = async ({ canvasElement }) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Apagar' })
  await userEvent.click(trigger)
  await waitFor(() => expect(screen.getByRole('dialog', { name: /João Paulo/ })).toBeVisible())
  await expect(screen.getByRole('heading', { name: /João Paulo/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(trigger).toHaveFocus()
  await userEvent.click(trigger)
}

export const Question: Story = { render: () => <Ask />, play: asks }
/** Rendered only while it asks, as most are: the focus returns all the same. */
export const UnmountedQuestion: Story = { render: () => <Ask unmounts />, play: asks }

const Actions = () => (
  <Popover
    label="Mais ações"
    trigger={(props) => (
      <IconButton {...props} label="Mais ações">
        <MoreIcon />
      </IconButton>
    )}
  >
    {(close) => (
      <>
        <button type="button" css={menuItemCss} onClick={close}>
          Responder
        </button>
        <button type="button" css={menuItemCss} onClick={close}>
          Silenciar
        </button>
      </>
    )}
  </Popover>
)

const opens = async (canvas: HTMLElement) => {
  const trigger = within(canvas).getByRole('button', { name: 'Mais ações' })
  await userEvent.click(trigger)
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }))
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.click(trigger)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Silenciar' })).toBeVisible())
  return trigger
}

export const Menu: Story = {
  render: () => <Actions />,
  play: async ({ canvasElement }) => void (await opens(canvasElement)),
}

/** Where the button is in the window's corner the menu opens above it, and ends within the window. */
export const MenuInTheCorner: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <div css={{ position: 'fixed', right: 0, bottom: 0 }}>
      <Actions />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trigger = (await opens(canvasElement)).getBoundingClientRect()
    const menu = screen.getByRole('group', { name: 'Mais ações' }).getBoundingClientRect()
    await expect(menu.height).toBeGreaterThan(90)
    await expect(menu.bottom).toBeLessThanOrEqual(trigger.top)
    await expect(menu.right).toBeLessThanOrEqual(innerWidth)
  },
}

function Note() {
  const toast = useToast()
  const [kept, setKept] = useState(true)
  const remove = () => {
    setKept(false)
    toast({ text: 'Anotação apagada', action: { label: 'Desfazer', onAction: () => setKept(true) } })
  }
  return <Button onClick={remove}>{kept ? 'Apagar a anotação' : 'Apagada'}</Button>
}

export const Undo: Story = {
  render: () => (
    <ToastProvider dismissLabel="Fechar">
      <Note />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Apagar a anotação' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(canvas.queryByText('Anotação apagada')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Apagar a anotação' }))
  },
}
