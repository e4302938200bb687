import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, more = {}) => renderFeature(groupsFeature, { at: '/studies', http, ...more })

describe('StudiesScreen', () => {
  it('lists each study with series, passage and day', async () => {
    await open(scenes.studies)
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/Pão e peixe na praia.*À mesa com Jesus.*João 21\.1-14.*13 de novembro de 2026/)
    expect(screen.getByRole('link', { name: 'Orar em voz alta' })).toHaveAttribute('href', '/studies/10')
  })

  it('shows an empty state without studies', async () => {
    await open(scenes.noStudies)
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhum estudo por enquanto' })).toBeInTheDocument()
  })

  it('makes no request for visitors when the studies are for members only', async () => {
    const { transport } = await open(scenes.hiddenStudies)
    expect(screen.getByText('A igreja publica os estudos para quem faz parte dela.')).toBeInTheDocument()
    expect(transport.calls).toEqual([calls.settings])
  })

  it('is open to members, and not to members of another church', async () => {
    const { unmount } = await open(scenes.membersStudies, { session: member })
    expect(screen.getByRole('link', { name: 'Pão e peixe na praia' })).toBeInTheDocument()
    unmount()
    await open(scenes.strangersStudies, { session: member })
    expect(screen.getByText('A igreja publica os estudos só para quem faz parte dela.')).toBeInTheDocument()
  })
})
