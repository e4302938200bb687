import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useAskedCode } from './use-asked-code.ts'

function Page({ load }: { load: () => Promise<{ Menu: () => string }> }) {
  const [open, setOpen] = useState(false)
  const [failures, setFailures] = useState(0)
  const code = useAskedCode(open, load, () => {
    setFailures((before) => before + 1)
    setOpen(false)
  })
  return (
    <>
      <button onClick={() => setOpen(!open)}>menu</button>
      {open && code && <code.Menu />}
      <output>{failures}</output>
    </>
  )
}

it('keeps the page when the code does not come, and tries again at the next press', async () => {
  const load = vi.fn(() => Promise.resolve({ Menu: () => 'entries' }))
  load.mockRejectedValueOnce(new Error('no network'))
  render(<Page load={load} />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('1')).toBeInTheDocument()
  expect(screen.queryByText('entries')).toBeNull()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('entries')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('entries')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('says nothing of code that is not wanted any more', async () => {
  const { promise, reject } = Promise.withResolvers<{ Menu: () => string }>()
  render(<Page load={() => promise} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  reject(new Error('too late'))
  await promise.catch(() => undefined)
  expect(await screen.findByText('0')).toBeInTheDocument()
})
