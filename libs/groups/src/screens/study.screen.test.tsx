import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/groups.scenes.ts'

const open = (http: FakeHttp, more = {}) => renderFeature(groupsFeature, { at: '/studies/9', http, ...more })

describe('StudyScreen', () => {
  it('shows the series, the text and the files', async () => {
    await open(scenes.study)
    expect(screen.getByRole('heading', { level: 1, name: 'Pão e peixe na praia' })).toBeInTheDocument()
    expect(screen.getByTestId('page').textContent).toMatch(/À mesa com Jesus.*João 21\.1-14.*Helena Rocha/)
    expect(await screen.findByRole('heading', { level: 2, name: 'Para começar' })).toBeInTheDocument()
    const file = screen.getByRole('link', { name: 'Caderno do grupo' })
    expect(file).toHaveAttribute('href', '/media/demo/0/caderno.pdf')
  })

  it('is for members only when the church configures it', async () => {
    const { transport, unmount } = await open(scenes.hiddenStudies)
    expect(transport.calls).toEqual([calls.settings])
    unmount()
    await open(scenes.membersStudies, { session: member })
    expect(screen.getByRole('heading', { level: 1, name: 'Pão e peixe na praia' })).toBeInTheDocument()
  })

  it('shows that the study does not exist', async () => {
    await open(scenes.missingStudy)
    expect(screen.getByRole('heading', { level: 1, name: 'Estudo não encontrado' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ver todos os estudos' })).toHaveAttribute('href', '/studies')
  })
})
