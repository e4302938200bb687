import { chatPeople } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { freshRooms, lines, press, requests, show } from '../testing/in-room.ts'

freshRooms()

describe('moderation of messages', () => {
  const act1 = (name: string, all = false) => press(all ? `Apagar todas de ${name}` : 'Apagar esta mensagem')

  it('is shown to moderators only', async () => {
    await show(scenes.member())
    expect(screen.queryByRole('button', { name: /Ações|Moderação|Apagar/, hidden: true })).toBeNull()
  })

  it('deletes a message after confirmation and can undo it', async () => {
    const server = room({ member: chatPeople.leo, messages: [{ nome: 'Zé', idUsuario: 'v9', texto: 'spam' }] })
    await show(server)
    await act1('Zé')
    expect(screen.getByRole('dialog', { name: 'Apagar a mensagem de Zé?' })).toHaveTextContent('spam')
    await press('Cancelar')
    expect(requests(server)).toEqual(['entrar'])
    await act1('Zé')
    await press('Apagar')
    expect(screen.queryByText('spam')).toBeNull()
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await press('Desfazer')
    expect(screen.getByText('spam')).toBeInTheDocument()
    expect(screen.getByText('As mensagens voltaram.')).toBeInTheDocument()
  })

  it('deletes all messages of a person', async () => {
    const messages = ['a', 'b', 'c'].map((texto) => ({ nome: 'Zé', idUsuario: 'v9', texto }))
    const server = room({
      member: chatPeople.leo,
      messages: [...messages.slice(1), { nome: 'Ana', idUsuario: 'u7', texto: 'fica' }],
    })
    await show(server)
    await act(async () => screen.getAllByRole('button', { name: 'Apagar todas de Zé', hidden: true })[0]!.click())
    await press('Apagar todas')
    expect(lines()).toEqual([expect.stringContaining('fica')])
  })

  it('shows an error and keeps the dialog open when the deletion fails', async () => {
    const server = room({ member: chatPeople.leo, messages: [{ nome: 'Zé', idUsuario: 'v9', texto: 'spam' }] })
    await show(server)
    await act1('Zé')
    server.refuse('excluir', { codigo: 'unavailable' })
    await press('Apagar')
    expect(screen.getByRole('dialog')).toHaveTextContent('Não foi possível fazer isso agora.')
    expect(screen.getByText('spam', { selector: 'li *' })).toBeInTheDocument()
  })

  it('slows the room down for everybody', async () => {
    const server = scenes.moderator()
    await show(server)
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('combobox', { name: 'Modo lento', hidden: true }), {
          target: { value: '30' },
        }),
    )
    expect(server.asked.at(-1)).toEqual({ request: 'modo_lento', body: { segundos: 30 } })
    expect(screen.getByText('Modo lento: uma mensagem a cada 30 segundos.')).toBeInTheDocument()
  })
})
