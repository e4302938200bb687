import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountFeature } from '../feature.ts'
import { EMAIL } from './account.scenes.ts'
import { pages } from './pages.tsx'

/** Opens access, or another address, among a few pages. */
export const open = (http: FakeHttp, at = '/access', more = {}) =>
  renderFeature(accountFeature, { at, http, beside: [pages], ...more })

export async function giveEmail(email = EMAIL) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
}
const inputs = { selector: 'input, select, textarea' }
export const field = (name: string | RegExp) => screen.getByLabelText(name, inputs)
export const findField = (name: string | RegExp) => screen.findByLabelText(name, inputs)

export async function givePassword(password = 'Atrio#2026') {
  await giveEmail()
  await userEvent.type(await findField('Senha'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

export async function register() {
  await giveEmail()
  await sendRegistration()
}

/** Fills in what every church asks for, and sends it. */
export async function sendRegistration() {
  await userEvent.type(await findField('Nome'), 'Ana')
  await userEvent.type(field('Sobrenome'), 'Lima')
  await userEvent.type(field('Crie uma senha'), 'Janela7@')
  await userEvent.type(field('Repita a senha'), 'Janela7@')
  await userEvent.click(screen.getByRole('button', { name: 'Criar cadastro' }))
}
