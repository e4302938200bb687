import { renderFeature, refuse, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { calls, member, pages } from '../testing/pages.scenes.ts'

const open = (http: FakeHttp, more = {}) => renderFeature(prayerFeature, { at: '/prayer', http, ...more })

describe('WallScreen', () => {
  it.each([
    ['pt-BR', 'Mural de oração', 'Pedido anônimo, há 10 horas'],
    ['en', 'Prayer wall', 'Anonymous, 10 hours ago'],
    ['es', 'Muro de oración', 'Petición anónima, hace 10 horas'],
  ] as const)('shows each request in %s with its author’s name or as anonymous', async (locale, title, by) => {
    await open(pages.wall, { locale })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText(by)).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('marks answered requests, with their testimony', async () => {
    await open(pages.wallAnswered)
    const [answered, other] = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(answered).toMatch(/Oração respondida.*Ele acordou bem/)
    expect(other).not.toContain('respondida')
  })

  it('links to each request, to a new one and to the member’s own', async () => {
    await open(pages.wall, { session: member })
    expect(screen.getByRole('link', { name: 'Orar por Marina' })).toHaveAttribute('href', '/prayer/11')
    expect(screen.getByRole('link', { name: 'Orar por este pedido' })).toHaveAttribute('href', '/prayer/12')
    expect(screen.getByRole('link', { name: 'Fazer um pedido' })).toHaveAttribute('href', '/prayer/new')
    expect(screen.getByRole('link', { name: 'Meus pedidos de oração' })).toHaveAttribute('href', '/user/prayer')
  })

  it('loads more on request and keeps the loaded requests when that fails', async () => {
    let up = false
    await open({
      ...pages.wall,
      [calls.wallMore]: () => (up ? pages.wall[calls.wallMore] : Promise.reject(new Error())),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais pedidos' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar mais pedidos')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Orar por Tiago' })).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('invites to the first request when there is none', async () => {
    await open(pages.empty)
    expect(screen.getByRole('heading', { name: 'O mural está em silêncio' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Fazer um pedido' })).toBeInTheDocument()
  })

  it('leaves a failure to the route’s error boundary', async () => {
    await open({ [calls.wall]: refuse(500) })
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})
