import { chatPeople, wireCommitment } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { freshRooms, press, requests, show } from '../testing/in-room.ts'

freshRooms()

describe('a moment of commitment', () => {
  it('is answered once, by whom the moderators open it for', async () => {
    const server = scenes.member()
    await show(server)
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    await act(async () => void server.room.openCommitment('Você quer seguir a Jesus?'))
    expect(screen.getByRole('region', { name: 'Você quer seguir a Jesus?' })).toBeInTheDocument()
    await press('Levantar a mão')
    expect(screen.getByText('Sua mão está levantada. Alguém da igreja vai falar com você.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    expect(requests(server)).toEqual(['entrar', 'responder_compromisso'])
  })

  it('stays answered over a reload', async () => {
    await show(scenes.raised())
    expect(screen.getByText(/^Sua mão está levantada/)).toBeInTheDocument()
  })

  it('can be left, and the next one is offered again', async () => {
    const server = scenes.invited()
    await show(server)
    await press('Agora não')
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    await act(async () => void server.room.openCommitment('Outra vez'))
    expect(screen.getByRole('button', { name: 'Levantar a mão' })).toBeInTheDocument()
  })

  it('says what failed', async () => {
    const server = scenes.invited()
    await show(server)
    server.refuse('responder_compromisso', { codigo: 'unavailable' })
    await press('Levantar a mão')
    expect(screen.getByText('Não foi possível levantar a mão. Tente de novo.')).toBeInTheDocument()
    await press('Levantar a mão')
    expect(screen.getByText(/^Sua mão está levantada/)).toBeInTheDocument()
  })

  it('asks a reader for a name first', async () => {
    const server = room({ commitment: wireCommitment() })
    await show(server)
    const raise = screen.getByRole('button', { name: 'Levantar a mão' })
    expect(raise).toHaveAccessibleDescription('Diga antes o seu nome, logo abaixo.')
    fireEvent.click(raise)
    expect(requests(server)).toEqual(['entrar'])
  })

  it('is opened, counted, listed and ended by moderators', async () => {
    const server = scenes.moderator()
    await show(server)
    await press('Abrir um momento de decisão')
    expect(screen.getByRole('textbox', { name: 'Convite' })).toHaveValue('Você quer seguir a Jesus?')
    await press('Abrir')
    expect(screen.getByText('Nenhuma mão levantada')).toBeInTheDocument()
    await act(async () => void server.room.serve(chatPeople.ana, 'responder_compromisso', { id: 3 }))
    expect(screen.getByText('1 mão levantada')).toBeInTheDocument()
    await press('Ver quem levantou a mão')
    expect(await screen.findByText('Ana Beatriz')).toBeInTheDocument()
    await press('Fechar')
    await press('Encerrar o momento')
    expect(screen.getByText('Momento encerrado.')).toBeInTheDocument()
  })
})
