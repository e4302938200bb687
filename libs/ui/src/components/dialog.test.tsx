import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

function Ask({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <Dialog open={open} onClose={close} title="Delete everything?" actions={<button onClick={close}>Keep</button>} />
    </>
  )
}

describe('Dialog', () => {
  it('is named by its title and closes by its own button', async () => {
    render(<Ask />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByRole('dialog', { name: 'Delete everything?' })).toHaveAttribute('open')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('requests to close on Escape and leaves the closing to its owner', async () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Delete everything?" />)
    const dialog = screen.getByRole('dialog')
    const cancel = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog).toHaveAttribute('open')
  })

  it('requests to close on a press on the backdrop only', () => {
    const onClose = vi.fn()
    render(
      <Dialog open onClose={onClose} title="Delete everything?">
        <p>Really</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
    fireEvent.click(screen.getByText('Really'), { clientX: 5, clientY: 5 })
    fireEvent.click(dialog, { clientX: 110, clientY: 110 })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(dialog, { clientX: 5, clientY: 5 })
    expect(onClose).toHaveBeenCalledOnce()
  })
})
