import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ebds/rute', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('ClassScreen', () => {
  it('shows the lessons in their order', async () => {
    await open(scenes.class)
    expect(screen.getByText('Domingos, 9h, sala 3')).toBeInTheDocument()
    const lessons = within(screen.getByRole('region', { name: 'Aulas' })).getAllByRole('listitem')
    expect(lessons[0]!.textContent).toMatch(/A fome.*22 de novembro de 2026.*Rute 1.*Quem parte e quem fica/)
    expect(lessons[1]!.textContent).toMatch(/^O campo$/)
  })

  it('answers not found for an invalid slug', async () => {
    const { transport } = await open(scenes.class, '/ebds/-x')
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls).toEqual([])
  })
})
