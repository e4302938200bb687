import { chatPeople, wireCommitment } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { room, scenes } from '../testing/chat.scenes.ts'
import { freshRooms, press, requests, show } from '../testing/in-room.ts'

freshRooms()

describe('a commitment in the chat', () => {
  it('is opened by moderators and answered once by each person', async () => {
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

  it('is announced by a live region that was there before', async () => {
    const server = scenes.member()
    await show(server)
    const before = screen.getAllByRole('status')
    await act(async () => void server.room.openCommitment('Você quer seguir a Jesus?'))
    const announced = before.filter((region) => region.textContent?.includes('Você quer seguir a Jesus?'))
    expect(announced).toHaveLength(1)
    expect(announced[0]).toHaveTextContent('Momento de decisão: Você quer seguir a Jesus?')
  })

  it('keeps the focus in the chat when its buttons disappear', async () => {
    const server = scenes.invited()
    await show(server)
    screen.getByRole('button', { name: 'Levantar a mão' }).focus()
    await press('Levantar a mão')
    expect(screen.getByRole('region', { name: 'Você quer seguir a Jesus?' })).toHaveFocus()
    await act(async () => void server.room.openCommitment('Outra vez'))
    screen.getByRole('button', { name: 'Agora não' }).focus()
    await press('Agora não')
    expect(screen.getByRole('log')).toHaveFocus()
  })

  it('stays answered over a reload', async () => {
    await show(scenes.raised())
    expect(screen.getByText(/^Sua mão está levantada/)).toBeInTheDocument()
  })

  it('can be dismissed, and the next one is offered again', async () => {
    const server = scenes.invited()
    await show(server)
    await press('Agora não')
    expect(screen.queryByRole('button', { name: 'Levantar a mão' })).toBeNull()
    await act(async () => void server.room.openCommitment('Outra vez'))
    expect(screen.getByRole('button', { name: 'Levantar a mão' })).toBeInTheDocument()
  })

  it('shows an error when raising the hand fails and allows a retry', async () => {
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

  it('is counted and listed for other staff, who can neither open nor end it', async () => {
    const server = room({
      member: { ...chatPeople.ana, flagEquipe: true },
      commitment: wireCommitment({ quantidade: 4 }),
    })
    await show(server)
    expect(screen.getByText('4 mãos levantadas')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ver quem levantou a mão' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Levantar a mão' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Encerrar|Moderação/ })).toBeNull()
  })

  it('shows no count to people outside the staff', async () => {
    const server = scenes.invited()
    await show(server)
    await act(async () => void server.room.serve(chatPeople.leo, 'responder_compromisso', { id: 3 }))
    expect(screen.queryByText(/mãos? levantadas?/)).toBeNull()
  })

  it('disappears when the room ends it', async () => {
    const server = scenes.moderatorInvites()
    await show(server)
    await act(async () => server.room.onChange('compromisso', null))
    expect(screen.queryByRole('region', { name: 'Você quer seguir a Jesus?' })).toBeNull()
  })
})
