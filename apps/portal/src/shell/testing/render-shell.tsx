import { act, render, screen } from '@testing-library/react'
import { createShell, type ShellOptions } from './shell-router.tsx'

/** Mounts the shell and waits for the page in it. */
export async function renderShell(options?: ShellOptions) {
  const shell = await createShell(options)
  const view = await act(async () => render(shell.tree))
  await screen.findByRole('heading', { level: 1 })
  return { ...shell, ...view }
}
