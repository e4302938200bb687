import { chatPeople } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { freshRooms, open, press, untilItStands } from '../testing/in-room.ts'

freshRooms()
beforeAll(() => Promise.all([import('./reporting.tsx'), import('./report-message.tsx')]), 60_000)

const REPORT = 'POST /igreja/vida-plena/denuncia/'
const LIST = 'GET /igreja/vida-plena/denuncia/'
const CLOSE = 'PUT /igreja/vida-plena/denuncia/4/encerrada'
const entry = {
  id: 4,
  tipo: 'chat',
  alvo: 1,
  nome: 'Zé',
  trecho: 'spam',
  quantidade: 3,
  motivos: ['spam', 'ofensa'],
  notas: ['Já é a terceira vez.'],
  flagOculta: false,
  dataPrimeira: '2026-11-20T20:00:00Z',
  dataUltima: '2026-11-20T21:00:00Z',
}

describe('reporting a message of the chat', () => {
  it('lets people choose among messages of others, and sends the reason', async () => {
    const server = room({
      member: chatPeople.ana,
      messages: [
        { nome: 'Ana', idUsuario: 'u7', texto: 'minha' },
        { nome: 'Zé', idUsuario: 'v9', texto: 'spam' },
      ],
    })
    const { transport } = await open(server, { http: { ...server.http, [REPORT]: { situacao: 'recebida' } } })
    await untilItStands()
    await press('Denunciar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }))
    await userEvent.click(await dialog.findByRole('radio', { name: /Zé: spam/ }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Propaganda ou golpe' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denúncia' }))
    await waitFor(() => expect(transport.calls).toContain(REPORT))
    expect(await screen.findByText('Denúncia enviada. A equipe da igreja vai ler.')).toBeInTheDocument()
  })

  it('is listed and closed among the moderator’s controls, without who reported', async () => {
    let closed = 0
    const server = scenes.moderator()
    const all = [entry, { ...entry, id: 5, nome: 'Téo', notas: [] }]
    const close = () => {
      closed += 1
      return { situacao: 'encerrada' }
    }
    const http = {
      ...server.http,
      [LIST]: () => ({ denuncias: all.slice(closed), proximo: null }),
      [CLOSE]: close,
      [CLOSE.replace('4', '5')]: close,
    }
    await open(server, { http })
    await untilItStands()
    expect(screen.queryByRole('button', { name: 'Denunciar' })).toBeNull()
    await press('Denúncias')
    const dialog = within(await screen.findByRole('dialog', { name: 'Denúncias' }))
    expect(await dialog.findAllByText('3 denúncias')).toHaveLength(2)
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(/Zé.*spam.*Propaganda ou golpe, Ofensa/)
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar a denúncia de Zé' }))
    // the pressed button is unmounted
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Encerrar a denúncia de Téo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(await dialog.findByText('Nenhuma denúncia em aberto.')).toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog', { name: 'Denúncias' })).toBeNull()
  })
})
