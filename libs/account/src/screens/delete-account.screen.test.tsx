import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, fill, openOwn, press } from '../testing/own-data.tsx'
import { lifeCalls, lifeScenes } from '../testing/life.scenes.ts'

const open = (http: object) => openOwn(http as never, '/user/delete-user')

describe('DeleteAccountScreen', () => {
  it('lists what is deleted and kept, asks for the password and announces a mail', async () => {
    const { transport, path } = await open(lifeScenes.complete)
    expect(screen.getByText('O que é apagado')).toBeInTheDocument()
    expect(screen.getByText(/com o seu nome e CPF, sem e-mail nem telefone/)).toBeInTheDocument()
    await press('Enviar o e-mail')
    expect(await screen.findByText('Esse campo é obrigatório.')).toBeInTheDocument()
    fill('A sua senha', 'Atrio#2026')
    await press('Enviar o e-mail')
    await waitFor(() => expect(path()).toBe('/user/delete-user-success'))
    expect(transport.calls).toContain(lifeCalls.ask)
    expect(screen.getByText(/Enviamos uma mensagem para ana@demo.test/)).toBeInTheDocument()
  })

  it('stays and shows an error for a wrong password', async () => {
    const { path } = await open(lifeScenes.wrongPassword)
    fill('A sua senha', 'Errada#2026')
    await press('Enviar o e-mail')
    expect(await screen.findByText('A senha atual não confere.')).toBeInTheDocument()
    expect(box('A sua senha')).toHaveValue('Errada#2026')
    expect(path()).toBe('/user/delete-user')
  })
})
