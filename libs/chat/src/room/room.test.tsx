import { chatPeople } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { field, freshRooms, lines, say, show, write } from '../testing/in-room.ts'

freshRooms()

describe('a connection that is lost', () => {
  it('comes back without a hole, and keeps what was typed', async () => {
    const server = scenes.member()
    await show(server)
    write('não perca isto')
    await act(async () => server.cut())
    expect(screen.getByText(/^A conexão caiu/)).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
    await say(server, 'enquanto isso')
    await act(async () => server.room.remove([{ ...server.room.say('some'), sequencia: 1 }]))
    await act(async () => server.mend())
    expect(server.asked.at(-1)!.body).toMatchObject({ vistoAte: 5 })
    expect(lines()).toEqual([
      expect.stringContaining('Rosângela'),
      expect.stringContaining('Tiago'),
      expect.stringContaining('Leo'),
      expect.stringContaining('João'),
      expect.stringContaining('enquanto isso'),
      expect.stringContaining('some'),
    ])
    expect(screen.queryByText(/^A conexão caiu/)).toBeNull()
    expect(field()).toHaveValue('não perca isto')
  })

  it('fills a hole between two notices', async () => {
    const server = scenes.member()
    await show(server)
    server.loseNotices(2)
    await say(server, 'perdida 1')
    await say(server, 'perdida 2')
    expect(lines()).toHaveLength(5)
    await say(server, 'vista')
    expect(lines().slice(5)).toEqual(
      ['perdida 1', 'perdida 2', 'vista'].map((text) => expect.stringContaining(text) as string),
    )
    expect(server.asked.at(-1)).toEqual({ request: 'historico', body: { depois: 5 } })
  })

  it('begins anew where too much was missed', async () => {
    const server = room({ member: chatPeople.ana, replays: 2 })
    await show(server)
    await act(async () => server.cut())
    server.room.remove([{ ...server.room.say('x'), sequencia: 2 }])
    for (let count = 0; count < 60; count += 1) server.room.say(`nova ${count}`)
    await act(async () => server.mend())
    expect(lines()).toHaveLength(50)
    expect(lines().at(-1)).toContain('nova 59')
  })
})
