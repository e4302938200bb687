import { accountSwitchAtom } from '@atrio/tenant-core'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShell } from './testing/render-shell.tsx'

it.each([
  ['Entrar com o link', true],
  ['Continuar como estou', false],
])('a link with another person’s secret asks before it signs in: %s', async (name, accepted) => {
  const { ctx } = await renderShell()
  const answers: boolean[] = []
  await act(async () =>
    ctx.store.set(accountSwitchAtom, { signedInAs: 'Ana', answer: (answer) => void answers.push(answer) }),
  )
  expect(await screen.findByText(/Você está como Ana/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  expect(answers).toEqual([accepted])
})
