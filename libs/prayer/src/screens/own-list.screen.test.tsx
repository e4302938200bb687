import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { accountStandIn } from '../testing/account-stand-in.tsx'
import { calls, member, pages } from '../testing/pages.scenes.ts'

const open = (http: FakeHttp, more = {}) =>
  renderFeature(prayerFeature, { at: '/user/prayer', http, session: member, beside: [accountStandIn], ...more })

describe('OwnListScreen', () => {
  it('shows who can see each request', async () => {
    await open(pages.ownList)
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('No mural'),
      expect.stringContaining('Só a igreja vê'),
      expect.stringContaining('Retirado do mural'),
    ])
    expect(screen.getAllByRole('link', { name: 'Ver o pedido' })[1]).toHaveAttribute('href', '/user/prayer/12')
  })

  it.each([
    ['pt-BR', 'Você ainda não fez pedidos'],
    ['en', 'You have no requests yet'],
    ['es', 'Todavía no has hecho peticiones'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(pages.ownNone, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('leads back to the wall, and to the account where the church has switched the wall off', async () => {
    const beside = [defineFeature({ ...accountStandIn, links: { 'account.home': () => '/user/account' } })]
    const { unmount } = await open(pages.ownList, { beside })
    expect(screen.getByRole('link', { name: 'Mural de oração' })).toHaveAttribute('href', '/prayer')
    unmount()
    await open(pages.ownList, { beside, startUp: { modulos: [] } })
    expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/user/account')
  })

  it('shows an error when the list fails to load and retries on request', async () => {
    let up = false
    await open({ [calls.own]: () => (up ? pages.ownList[calls.own] : Promise.reject(new Error('down'))) })
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar os seus pedidos')
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  })

  it('requires a login', async () => {
    const { transport, path } = await open(pages.ownList, { session: undefined })
    expect(path()).toMatch(/^\/access/)
    expect(transport.calls).toEqual([])
  })
})
