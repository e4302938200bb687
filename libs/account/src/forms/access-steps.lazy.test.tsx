import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMAIL, scenes } from '../testing/account.scenes.ts'
import { findField, giveEmail, givePassword, open } from '../testing/on-the-way-in.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.doUnmock('./password-step.tsx')
  vi.doUnmock('../parts/access-dialog.tsx')
})

const offline = () => Promise.reject(new Error('offline'))
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))

it('a step whose code fails to load says so, and loads on a retry with the typed e-mail', async () => {
  vi.doMock('./password-step.tsx', offline)
  const { path } = await open(scenes.known)
  await giveEmail()
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta etapa não carregou.')
  expect(screen.getByRole('heading', { level: 1, name: 'Agora, a sua senha' })).toBeInTheDocument()
  vi.doUnmock('./password-step.tsx')
  await retry()
  const password = await findField('Senha')
  expect(screen.getByText(EMAIL)).toBeInTheDocument()
  await userEvent.type(password, 'Atrio#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(path()).toBe('/'))
}, 60_000)

it('a dialog whose code fails to load leaves the form as it is, and opens on a retry', async () => {
  vi.doMock('../parts/access-dialog.tsx', offline)
  await open(scenes.inactive)
  await givePassword()
  expect(await screen.findByText(/^Esta etapa não carregou/)).toBeInTheDocument()
  expect(await findField('Senha')).toHaveValue('Atrio#2026')
  vi.doUnmock('../parts/access-dialog.tsx')
  await retry()
  expect(within(await screen.findByRole('dialog')).getByText(new RegExp(EMAIL))).toBeInTheDocument()
}, 60_000)
