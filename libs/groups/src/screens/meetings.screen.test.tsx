import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp) => renderFeature(groupsFeature, { at: '/groups/5/meetings', http, session: member })

describe('MeetingsScreen', () => {
  it('lists each meeting with its day and attendance', async () => {
    await open(scenes.meetings)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/Pão e peixe na praia.*18 de novembro de 2026.*11 pessoas/)
    expect(rows[1]).toMatch(/Zaqueu.*1 pessoa$/)
    expect(screen.getByRole('link', { name: 'Zaqueu' })).toHaveAttribute('href', '/groups/5/meetings/2')
  })

  it('shows an empty state without meetings', async () => {
    await open(scenes.noMeetings)
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhum encontro registrado' })).toBeInTheDocument()
  })

  it('is for members of the group only', async () => {
    await open(scenes.notMine)
    expect(screen.getByRole('heading', { level: 1, name: 'Os encontros são de quem participa' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver o grupo' })).toHaveAttribute('href', '/groups/5')
  })

  it('makes no request for visitors', async () => {
    const { transport } = await renderFeature(groupsFeature, { at: '/groups/5/meetings', http: {} })
    expect(transport.calls).toEqual([])
  })
})
