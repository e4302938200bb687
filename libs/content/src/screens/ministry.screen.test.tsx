import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ministries/61', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('MinistryScreen', () => {
  it('shows leader, meeting time, contact and description', async () => {
    await open(scenes.ministry)
    expect(screen.getByText('Responsável: Marta Nunes')).toBeInTheDocument()
    expect(screen.getByText('Domingos, 9h30, no pátio')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'acolhida@vidaplena.test' })).toHaveAttribute(
      'href',
      'mailto:acolhida@vidaplena.test',
    )
    expect(screen.getByRole('link', { name: /3456-7890/ })).toHaveAttribute('href', 'tel:+551134567890')
    const projects = within(screen.getByRole('region', { name: 'Projetos' }))
    expect(projects.getByRole('link', { name: 'Café da porta' })).toHaveAttribute('href', '/ministries/61/projects/62')
  })

  it('leaves out missing facts', async () => {
    await open(scenes.bareMinistry)
    expect(screen.getByRole('heading', { level: 1, name: 'Acolhida' })).toBeInTheDocument()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
