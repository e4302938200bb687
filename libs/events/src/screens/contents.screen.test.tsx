import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/registrations.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => import('./contents.screen.tsx'), 60_000)

const open = (http: FakeHttp, more = {}) =>
  renderFeature(eventsFeature, { at: '/user/registrations/7/ticket/31/content', http, session: member, ...more })

describe('ContentsScreen', () => {
  it('lists contents as available, upcoming or expired', async () => {
    await open(scenes.contents)
    const entry = (title: string) => screen.getByText(title).closest('li')!
    expect(entry('Roteiro da primeira roda')).toHaveTextContent('Disponível até 31 de dezembro')
    expect(entry('Palestra de abertura')).toHaveTextContent('Disponível')
    expect(entry('Gravação da ceia')).toHaveTextContent('Em breve, a partir de 2 de dezembro')
    expect(entry('Convite em vídeo')).toHaveTextContent('Expirou em 15 de novembro')
    expect(screen.getAllByText('Ver')).toHaveLength(3)
    const links = screen.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('a')])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [41, 42, 43].map((id) => `/user/registrations/7/ticket/31/content/${id}`),
    )
  })

  it('shows an empty state without contents', async () => {
    await open(scenes.noContents)
    expect(screen.getByRole('heading', { name: 'Ainda não há conteúdo' })).toBeInTheDocument()
  })

  it('shows an error when the contents fail to load and retries on request', async () => {
    let up = false
    const asked = () => (up ? scenes.contents[calls.contents] : Promise.reject(new Error('down')))
    await open({ ...scenes.contentsFail, [calls.contents]: asked })
    expect(screen.getByRole('alert')).toBeInTheDocument()
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Caderno')).toBeInTheDocument()
  })

  it.each(['0', 'x', '1e1'])('answers not found for the ticket id %s', async (ticket) => {
    const at = `/user/registrations/7/ticket/${ticket}/content`
    const { transport } = await renderFeature(eventsFeature, { at, http: scenes.contents, session: member })
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls).toEqual([])
  })
})
