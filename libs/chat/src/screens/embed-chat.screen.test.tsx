import { chatPeople, renderFeature, type FakeChatServer } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { embedOptions } from '../model/embed-options.ts'
import { chatOver, room, scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, press, untilItStands } from '../testing/in-room.ts'

freshRooms()

async function open(server: FakeChatServer, query = '') {
  const view = await renderFeature(chatOver(server), { at: `/embed/chat${query}`, http: server.http })
  await untilItStands()
  return view
}
const joined = (server: FakeChatServer) => server.asked.find(({ request }) => request === 'entrar')!.body

describe('EmbedChatScreen', () => {
  it('is a page without header or navigation', async () => {
    await open(scenes.reader())
    expect(screen.getByRole('heading', { level: 1, name: 'Conversa' })).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
    expect(document.title).toBe('Conversa · Igreja Vida Plena')
  })

  it('joins under the name in its address', async () => {
    const server = scenes.reader()
    await open(server, '?username=Tiago&channel=demo')
    expect(server.names).toEqual(['Tiago'])
    expect(field()).toBeInTheDocument()
  })

  it('prefers the name in its address to the one remembered in this tab', async () => {
    const first = scenes.reader()
    const { unmount } = await open(first, '?username=Maria')
    unmount()
    const second = scenes.reader()
    const { unmount: leave } = await open(second, '?username=Joaquim')
    expect(second.names).toEqual(['Joaquim'])
    expect(second.visitors).toEqual([undefined])
    leave()
    // the same address again is the same person
    const third = scenes.reader()
    await open(third, '?username=Joaquim')
    expect(third.names).toEqual(['Joaquim'])
    expect(third.visitors).toEqual(['signed-v1'])
  })

  it('keeps a chosen name when the one in the address was rejected', async () => {
    const first = room({ reserved: ['Pastor Elias'] })
    const { unmount } = await open(first, '?username=Pastor%20Elias')
    fireEvent.change(screen.getByRole('textbox', { name: 'Seu nome' }), { target: { value: 'Elias N.' } })
    await press('Participar')
    unmount()
    const second = room({ reserved: ['Pastor Elias'] })
    await open(second, '?username=Pastor%20Elias')
    expect(second.names).toEqual(['Elias N.'])
    expect(field()).toBeInTheDocument()
  })

  it('does not use a reserved name', async () => {
    const server = room({ reserved: ['Pastor Elias'] })
    await open(server, '?username=Pastor%20Elias')
    expect(server.names).toEqual([])
    expect(lines()).toHaveLength(5)
    expect(screen.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Pastor Elias')
    expect(screen.getByText('Este nome já é de alguém da igreja. Escolha outro, por favor.')).toBeInTheDocument()
  })

  it('shows an error for another church’s channel', async () => {
    await open(scenes.reader(), '?channel=grace')
    expect(screen.getByRole('heading', { level: 1, name: 'Esta conversa não está disponível' })).toBeInTheDocument()
    expect(screen.queryByRole('log')).toBeNull()
  })

  it('loads older messages when they are not limited', async () => {
    const server = scenes.long()
    await open(server, '?limitMessages=false')
    expect(joined(server)).toMatchObject({ limitarMensagens: false })
    expect(lines()).toHaveLength(100)
    await press('Ver mensagens anteriores')
    expect(lines()).toHaveLength(120)
    expect(screen.queryByRole('button', { name: 'Ver mensagens anteriores' })).toBeNull()
  })

  it('limits older messages by default', async () => {
    const server = scenes.long()
    await open(server)
    expect(joined(server)).toMatchObject({ limitarMensagens: true })
    expect(lines()).toHaveLength(50)
  })

  it.each([
    ['?showManagement=true', 'moderator', true],
    ['', 'moderator', false],
    ['?showManagement=false', 'moderator', false],
    ['?showManagement=true', 'member', false],
    ['?showManagement=true&username=admin', 'reader', false],
  ] as const)('with %s lets a %s delete messages: %s', async (query, who, may) => {
    const server = who === 'moderator' ? room({ member: chatPeople.leo }) : scenes[who]()
    await open(server, query)
    const tools = { name: /^(Apagar|Moderação)/, hidden: true }
    // the tools are a lazy part: loaded before, it still may come a turn after the room
    await act(async () => vi.dynamicImportSettled())
    expect(screen.queryAllByRole('button', tools).length > 0).toBe(may)
  })
})

describe('embedOptions', () => {
  it.each([
    ['', { limited: true, manage: false }],
    ['limitMessages=0&showManagement=1', { limited: false, manage: true }],
    ['limitMessages=&showManagement=', { limited: true, manage: true }],
    ['limitMessages=no&showManagement=yes', { limited: true, manage: false }],
    ['channel=%20&username=%20', { channel: undefined, name: undefined }],
    ['channel=demo&username=%20Ana%20', { channel: 'demo', name: 'Ana' }],
  ])('reads %j', (query, options) => expect(embedOptions(new URLSearchParams(query))).toMatchObject(options))
})
