import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Ask({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        confirm="Delete it"
        cancel="Keep it"
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          await onConfirm()
          setOpen(false)
        }}
        failure={(error) => (error as Error).message}
      >
        <p>It is gone for good.</p>
      </ConfirmDialog>
    </>
  )
}

const confirm = () => screen.getByRole('button', { name: 'Delete it' })

describe('ConfirmDialog', () => {
  it('is busy while the action runs, and then closes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => promise)
    render(<Ask onConfirm={onConfirm} />)
    await userEvent.click(confirm())
    await userEvent.click(confirm())
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    expect(onConfirm).toHaveBeenCalledOnce()
    resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows why the action failed, and tries again by the same button', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('No answer')).mockResolvedValueOnce(undefined)
    render(<Ask onConfirm={onConfirm} />)
    await userEvent.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer')
    expect(confirm()).not.toHaveAttribute('aria-busy')
    await userEvent.click(confirm())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('forgets a failure when it is opened again', async () => {
    render(<Ask onConfirm={() => Promise.reject(new Error('No answer'))} />)
    await userEvent.click(confirm())
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It is gone for good.')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
