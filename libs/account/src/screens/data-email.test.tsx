import type { ApiRequest } from '@atrio/api-client'
import type { FakeHttp } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, fill, openOwn, press } from '../testing/own-data.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'
import { emailScenes } from '../testing/security.scenes.ts'

beforeEach(() => sessionStorage.clear())

const open = (http: FakeHttp) => openOwn(http, '/user/data')

describe('changing the e-mail', () => {
  it('asks for the new address and the password, and then says what is waited for', async () => {
    const sent: unknown[] = []
    const { transport } = await open({
      ...emailScenes.pending,
      [ownCalls.email]: () =>
        sent.length > 0 ? emailScenes.pending[ownCalls.email] : ownScenes.complete[ownCalls.email],
      [ownCalls.askEmail]: ({ body }: ApiRequest) => (sent.push(body), { situacao: 'enviado' }),
    })
    expect(screen.getByText('Você entra com ana@demo.test.')).toBeInTheDocument()
    await press('Trocar o e-mail')
    await screen.findByLabelText('Novo e-mail')
    fill('Novo e-mail', ' ana.nova@demo.test ')
    fill('A sua senha', 'Atrio#2026')
    await press('Enviar o link')
    expect(await screen.findByText(/enviamos um link para ana.nova@demo.test/)).toBeInTheDocument()
    expect(sent).toEqual([{ email: 'ana.nova@demo.test', senha: 'Atrio#2026' }])
    expect(transport.calls.filter((call) => call === ownCalls.email)).toHaveLength(2)
  })

  it('keeps what was typed when the password is wrong', async () => {
    await open(emailScenes.wrongPassword)
    await press('Trocar o e-mail')
    await screen.findByLabelText('Novo e-mail')
    fill('Novo e-mail', 'ana.nova@demo.test')
    fill('A sua senha', 'Errada#2026')
    await press('Enviar o link')
    expect(await screen.findByText('A senha atual não confere.')).toBeInTheDocument()
    expect(box('Novo e-mail')).toHaveValue('ana.nova@demo.test')
  })

  it('can be withdrawn while it waits', async () => {
    const { transport } = await open(emailScenes.pending)
    await press('Cancelar a troca')
    expect(await screen.findByText('Troca cancelada.')).toBeInTheDocument()
    expect(transport.calls).toContain(ownCalls.withdrawEmail)
  })

  it('shows an error when it cannot be withdrawn, and when the address fails to load', async () => {
    const { unmount } = await open(emailScenes.stays)
    await press('Cancelar a troca')
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    unmount()
    const { transport } = await open(emailScenes.fails)
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === ownCalls.email)).toHaveLength(2))
  })
})
