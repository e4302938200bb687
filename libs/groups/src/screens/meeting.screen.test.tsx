import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp) => renderFeature(groupsFeature, { at: '/groups/5/meetings/3', http, session: member })

describe('MeetingScreen', () => {
  it('shows the day, the people present, the notes and the study', async () => {
    await open(scenes.meeting)
    expect(screen.getByText('quarta-feira, 18 de novembro de 2026')).toBeInTheDocument()
    expect(screen.getByTestId('page').textContent).toMatch(/11 pessoas.*2 visitantes/)
    expect(screen.getByRole('link', { name: 'Estudo: Pão e peixe na praia' })).toHaveAttribute('href', '/studies/9')
    expect(await screen.findByText('Ficamos muito tempo na terceira pergunta.')).toBeInTheDocument()
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
})
