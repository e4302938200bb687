import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/news/41', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('NewsItemScreen', () => {
  it('shows date, author and reading time', async () => {
    await open(scenes.newsItem)
    expect(screen.getByRole('heading', { level: 1, name: 'O telhado está pronto' })).toBeInTheDocument()
    expect(screen.getByText('Por Helena Prado')).toBeInTheDocument()
    expect(screen.getByText('2 minutos de leitura')).toBeInTheDocument()
    expect(await screen.findByText('A obra começou em maio.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Notícias' })).toHaveAttribute('href', '/news')
  })

  it('answers not found for an unknown id and moves to the error page without an answer', async () => {
    const { unmount } = await open(scenes.newsMissing, '/news/99')
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    unmount()
    const { path } = await open(scenes.newsUnreachable)
    expect(path()).toMatch(/^\/error\?/)
  })
})
