import { refuse, renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { prayerFeature } from '../feature.ts'
import { accountOffline, accountStandIn } from '../testing/account-stand-in.tsx'
import { calls, member, pages } from '../testing/pages.scenes.ts'

const open = (http: FakeHttp, session: typeof member | undefined = member) =>
  renderFeature(prayerFeature, {
    at: '/prayer/11/delete',
    http,
    beside: [accountStandIn],
    ...(session && { session }),
  })
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Excluir pedido' }))

describe('RemoveScreen', () => {
  it.each([
    ['deleted now', { situacao: 'removido' }],
    ['whose answer was lost before', refuse(404, 'not_found')],
  ])('ends on a confirmation page: %s', async (_what, answer) => {
    const { path, transport } = await open({ ...pages.own, [calls.remove]: answer })
    expect(screen.getByText(/Pela cirurgia do meu pai/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Manter' })).toHaveAttribute('href', '/user/prayer/11')
    await remove()
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido excluído' })).toBeInTheDocument()
    expect(path()).toBe('/prayer/delete/success')
    expect(transport.calls).toContain(calls.remove)
  })

  it('does not fetch the request again after its deletion', async () => {
    const { transport } = await open({ ...pages.own, [calls.remove]: { situacao: 'removido' } })
    const asked = () => transport.calls.filter((call) => call === calls.one)
    expect(asked()).toHaveLength(1)
    await remove()
    await screen.findByRole('heading', { level: 1, name: 'Pedido excluído' })
    expect(asked()).toHaveLength(1)
  })

  it('shows an error and allows a retry when the deletion fails', async () => {
    await open({ ...pages.own, [calls.remove]: refuse(500) })
    await remove()
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível enviar')
    expect(screen.getByRole('button', { name: 'Excluir pedido' })).not.toHaveAttribute('aria-busy')
  })

  it('asks a visitor to sign in', async () => {
    await renderFeature(prayerFeature, { at: '/prayer/11/delete', http: pages.one, beside: [accountStandIn] })
    expect(screen.getByRole('link', { name: 'Entrar' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Excluir pedido' })).toBeNull()
  })

  it('offers a retry when the links to sign in did not load', async () => {
    const { feature, connect } = accountOffline()
    await renderFeature(prayerFeature, { at: '/prayer/11/delete', http: pages.one, beside: [feature] })
    expect(screen.getByRole('alert')).toHaveTextContent('As opções para entrar não carregaram')
    connect()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument()
  })

  it.each([
    [pages.one, 'Só quem fez o pedido pode excluí-lo.'],
    [pages.gone, 'Este pedido não está mais no mural, ou só quem o fez pode vê-lo.'],
  ])('lets only the author delete a request', async (http, words) => {
    await open(http)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Excluir pedido' })).toBeNull()
  })
})
