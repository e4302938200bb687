import { renderFeature, type FakeHttp } from '@atrio/testing'
import { sessionAtom } from '@atrio/tenant-core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member, scenes } from '../testing/account.scenes.ts'
import { pages } from '../testing/pages.tsx'

const open = (http: FakeHttp, at = '/user/change-password', session: object | undefined = member) =>
  renderFeature(accountFeature, { at, http, beside: [pages], ...(session && { session: session as typeof member }) })

async function change(current = 'Atrio#2026') {
  await userEvent.type(screen.getByLabelText(/Senha atual|Senha recebida por e-mail/), current)
  await userEvent.type(screen.getByLabelText('Nova senha'), 'Janela7@')
  await userEvent.type(screen.getByLabelText('Repita a nova senha'), 'Janela7@')
  await userEvent.click(screen.getByRole('button', { name: 'Trocar a senha' }))
}

describe('ChangePasswordScreen', () => {
  it('ends on a confirmation page', async () => {
    const { path } = await open(scenes.changed)
    await change()
    expect(await screen.findByRole('heading', { level: 1, name: 'Senha trocada' })).toBeInTheDocument()
    expect(path()).toBe('/user/change-password/success')
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
  })

  it('unlocks the session after a mailed password is changed and leads on to the wanted page', async () => {
    const { ctx, path } = await open(scenes.changed, '/user/notes', { ...member, mustChangePassword: true })
    expect(path()).toBe('/user/change-password?redirectTo=%2Fuser%2Fnotes')
    expect(screen.getByText(/Você entrou com a senha que chegou por e-mail/)).toBeInTheDocument()
    await change()
    await userEvent.click(await screen.findByRole('link', { name: 'Continuar' }))
    expect(await screen.findByRole('heading', { name: 'my data' })).toBeInTheDocument()
    expect(ctx.store.get(sessionAtom).mustChangePassword).toBe(false)
  })

  it('shows a wrong current password as an error of its field', async () => {
    await open(scenes.wrongCurrent)
    await change('errada')
    expect(await screen.findByText('A senha atual não confere.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Senha atual')).toHaveFocus())
  })

  it('does not mark the current password as right before the server has seen it', async () => {
    await open(scenes.changed)
    await userEvent.type(screen.getByLabelText('Senha atual'), 'Atrio#2026')
    await userEvent.type(screen.getByLabelText('Nova senha'), 'Janela7@')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByLabelText('Nova senha')).toHaveAttribute('data-valid'))
    expect(screen.getByLabelText('Senha atual')).not.toHaveAttribute('data-valid')
  })

  it('validates the new password before it is sent', async () => {
    const { transport } = await open(scenes.changed)
    await userEvent.type(screen.getByLabelText('Nova senha'), 'curta')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar a senha' }))
    expect(await screen.findByText('A senha precisa atender a todos os requisitos.')).toBeInTheDocument()
    expect(transport.calls).toEqual([])
  })

  it.each(['/user/change-password', '/user/change-password/success'])('requires a login at %s', async (at) => {
    const { path, container } = await renderFeature(accountFeature, { at, http: scenes.known, beside: [pages] })
    await waitFor(() => expect(container.querySelector('.glass path')).not.toBeNull())
    expect(path()).toBe(`/access?redirectTo=${encodeURIComponent(at)}`)
  })
})
