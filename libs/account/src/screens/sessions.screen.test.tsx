import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inDialog, openOwn, press } from '../testing/own-data.tsx'
import { securityCalls, sessionScenes } from '../testing/security.scenes.ts'

const open = (http: object, more?: object) => openOwn(http as never, '/user/sessions', more)
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const PHONE = 'Sair de Chrome no Android, aberto desde 2 de outubro de 2026'

describe('SessionsScreen', () => {
  it('lists devices in plain words, with the day of their last use, and marks this one', async () => {
    await open(sessionScenes.complete)
    expect(screen.getByRole('heading', { level: 1, name: 'Onde você entrou' })).toBeInTheDocument()
    expect(rows()).toEqual([
      'Firefox no LinuxDesde hoje · Último uso: hojeEste aparelho',
      'Chrome no AndroidDesde 2 de outubro de 2026 · Último uso: 18 de novembro de 2026Sair',
      'Aparelho desconhecidoDesde 12 de setembro de 2026 · Último uso: 30 de setembro de 2026Sair',
    ])
    const [first] = screen.getAllByRole('listitem')
    expect(within(first!).queryByRole('button')).toBeNull()
  })

  it('ends one session after a question, and loads the list again', async () => {
    const { transport } = await open(sessionScenes.complete)
    await press(PHONE)
    expect(screen.getByRole('dialog', { name: 'Sair de Chrome no Android?' })).toBeInTheDocument()
    await inDialog('Manter')
    expect(transport.calls).not.toContain(securityCalls.endPhone)
    await press(PHONE)
    await inDialog('Sair desse aparelho')
    expect(await screen.findByText('Você saiu de Chrome no Android.')).toBeInTheDocument()
    expect(transport.calls.filter((call) => call === securityCalls.sessions)).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Aparelhos' })).toHaveFocus())
  })

  it('takes a session that has ended meanwhile for ended', async () => {
    await open(sessionScenes.ended)
    await press(PHONE)
    await inDialog('Sair desse aparelho')
    expect(await screen.findByText('Você saiu de Chrome no Android.')).toBeInTheDocument()
  })

  it.each([
    ['pt-BR', /^Sair de um aparelho desconhecido, aberto/, 'Sair de um aparelho desconhecido?'],
    ['en', /^Sign out an unknown device, open/, 'Sign out an unknown device?'],
    ['es', /^Cerrar sesión en un dispositivo desconocido, abierta/, '¿Cerrar la sesión de un dispositivo desconocido?'],
  ] as const)('names an unknown device within a sentence in %s', async (locale, end, question) => {
    await open(sessionScenes.complete, { locale })
    await press(end)
    expect(screen.getByRole('dialog', { name: question })).toBeInTheDocument()
  })

  it('shows an error in the question when no answer arrives', async () => {
    await open(sessionScenes.silent)
    await press(PHONE)
    await inDialog('Sair desse aparelho')
    expect(await screen.findByText(/Não houve resposta/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sair desse aparelho' })).toBeEnabled()
  })

  it('ends all others at once', async () => {
    const { transport } = await open(sessionScenes.complete)
    await press('Sair de todos os outros')
    await inDialog('Sair de todos os outros')
    expect(await screen.findByText('Você saiu de todos os outros aparelhos.')).toBeInTheDocument()
    expect(transport.calls).toContain(securityCalls.endOthers)
  })

  it('offers nothing to end when there is no other session', async () => {
    await open(sessionScenes.alone)
    expect(screen.getByText('A sua conta não está aberta em nenhum outro aparelho.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Sair/ })).toBeNull()
  })

  it('shows an error with a retry when the list fails to load', async () => {
    const { transport } = await open(sessionScenes.fails)
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados')
    await press('Tentar de novo')
    await waitFor(() => expect(transport.calls.filter((call) => call === securityCalls.sessions)).toHaveLength(2))
  })
})
