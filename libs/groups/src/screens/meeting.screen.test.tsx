import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, more = {}) =>
  renderFeature(groupsFeature, { at: '/groups/5/meetings/3', http, session: member, ...more })

describe('MeetingScreen', () => {
  it('shows the day, the people present, the notes and the study', async () => {
    await open(scenes.meeting)
    expect(screen.getByText('quarta-feira, 18 de novembro de 2026')).toBeInTheDocument()
    expect(screen.getByTestId('page').textContent).toMatch(/11 pessoas.*2 visitantes/)
    expect(screen.getByRole('link', { name: 'Estudo: Pão e peixe na praia' })).toHaveAttribute('href', '/studies/9')
    expect(await screen.findByText('Ficamos muito tempo na terceira pergunta.')).toBeInTheDocument()
  })

  it('names its study without a link when groups are switched off', async () => {
    await open(scenes.meeting, { startUp: { modulos: [] } })
    expect(screen.getByText('Estudo: Pão e peixe na praia')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Estudo: Pão e peixe na praia' })).toBeNull()
  })

  it('shows that there are no notes', async () => {
    await open(scenes.shortMeeting)
    expect(screen.getByText('Nada foi anotado além disso.')).toBeInTheDocument()
    expect(screen.getByTestId('page')).not.toHaveTextContent('visitante')
  })

  it('is not found for people outside the group', async () => {
    await open(scenes.notMine)
    expect(screen.getByRole('heading', { level: 1, name: 'Encontro não encontrado' })).toBeInTheDocument()
  })

  it('shows leaders who was there, and lets them remove the record after a question', async () => {
    const http = { ...scenes.meetings, ...scenes.ledMeeting, [calls.removeRecord]: { situacao: 'removido' } }
    const { path } = await open(http)
    expect(await screen.findByText('Clara Reis')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Alterar' })).toHaveAttribute('href', '/groups/5/meetings/3/edit')
    fireEvent.click(screen.getByRole('button', { name: 'Retirar o encontro' }))
    const dialog = screen.getByRole('dialog', { name: 'Retirar este encontro?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retirar o encontro' }))
    expect(await screen.findByText('O encontro foi retirado.')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/groups/5/meetings'))
  })

  it('asks for no attendance for members', async () => {
    const { transport } = await open({ ...scenes.meetings, ...scenes.meeting })
    expect(transport.calls).not.toContain(calls.record)
  })
})
