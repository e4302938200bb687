import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { more, open, warmUp } from '../testing/buying.ts'
import { conference, one, scenes } from '../testing/events.scenes.ts'
import { fillCart } from '../testing/fill-cart.ts'

beforeAll(warmUp, 60_000)
afterEach(() => sessionStorage.clear())

const begin = async (kind: string) => userEvent.click(await screen.findByRole('link', { name: `Escolher: ${kind}` }))
const chosen = async (kind: string) => {
  await more(kind)
  return screen.getByRole('group', { name: kind }).querySelector('output')?.textContent
}

describe('the tickets on an event’s page', () => {
  it('can be chosen there where the event sells several kinds, but for those not on sale', async () => {
    await open(scenes.open, '/event/7')
    const links = screen.getAllByRole('link', { name: /^Escolher/ }).map((link) => link.getAttribute('aria-label'))
    expect(links).toEqual(['Escolher: Casal', 'Escolher: Individual', 'Escolher: Só a transmissão'])
  })

  it.each([
    ['pt-BR', 'Escolher: Individual'],
    ['en', 'Choose: Individual'],
    ['es', 'Elegir: Individual'],
  ] as const)('are offered in %s', async (locale, name) => {
    await open(scenes.open, '/event/7', { locale })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/event/7?buyingStep=tickets&beginWith=1')
  })

  it('have no link of their own where there is one kind, or where the sale is over', async () => {
    await open(scenes.free, '/event/8')
    expect(screen.queryByRole('link', { name: /^Escolher/ })).toBeNull()
    cleanup()
    await open({ [one(7)]: { ...conference, situacao: 'encerrado' } }, '/event/7')
    expect(screen.queryByRole('link', { name: /^Escolher/ })).toBeNull()
  })

  it('begin the purchase with one of the chosen kind, beside those chosen before', async () => {
    await open(scenes.open, '/event/7')
    await begin('Casal')
    expect(await chosen('Casal')).toBe('1')
    await userEvent.click(await more('Casal'))
    cleanup()
    await open(scenes.open, '/event/7')
    await begin('Individual')
    expect([await chosen('Casal'), await chosen('Individual')]).toEqual(['2', '1'])
    cleanup()
    await open(scenes.open, '/event/7')
    await begin('Casal')
    expect([await chosen('Casal'), await chosen('Individual')]).toEqual(['2', '1'])
  })

  it('take the place of a single one of another kind, until its holder is known', async () => {
    const http = { [one(7)]: { ...conference, qtdeMaxCompra: 1 } }
    await open(http, '/event/7')
    await begin('Casal')
    await chosen('Casal')
    cleanup()
    await open(http, '/event/7')
    await begin('Individual')
    expect([await chosen('Casal'), await chosen('Individual')]).toEqual(['0', '1'])
  })

  it('leave it to the choice to say which tickets are sold no more', async () => {
    fillCart(7, [2, 2])
    const ingressos = conference.ingressos.map((kind) =>
      kind.id === 2 ? { ...kind, situacao: 'esgotado' as const } : kind,
    )
    await open({ [one(7)]: { ...conference, ingressos } }, '/event/7')
    await begin('Individual')
    expect(await chosen('Individual')).toBe('1')
    expect(screen.getByText(/não estão mais disponíveis/)).toBeInTheDocument()
  })

  it('choose nothing in this tab when their link is opened in another', async () => {
    await open(scenes.open, '/event/7')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Escolher: Casal' }))
    await user.keyboard('{/Control}')
    expect(Object.keys(sessionStorage).filter((key) => key.includes('cart'))).toEqual([])
  })

  it('begin the purchase also where the link is followed before the page’s code has come', async () => {
    const { path } = await open(scenes.open, '/event/7?buyingStep=tickets&beginWith=1')
    expect(await chosen('Individual')).toBe('1')
    await waitFor(() => expect(path()).toBe('/event/7?buyingStep=tickets'))
    await userEvent.click(await more('Individual'))
    expect(await chosen('Individual')).toBe('2')
    cleanup()
    await open(scenes.open, '/event/7?buyingStep=tickets')
    expect(await chosen('Individual')).toBe('2')
  })

  it('let the person go on at once: the address gives way to the next step', async () => {
    const pressed = new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        const button = screen.queryByRole('button', { name: 'Continuar' })
        if (!button) return
        watch.disconnect()
        button.click()
        done()
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    const { path } = await open(scenes.open, '/event/7?buyingStep=tickets&beginWith=1')
    await pressed
    expect(await screen.findByText('Ingresso 1 de 1')).toBeInTheDocument()
    expect(path()).toBe('/event/7?buyingStep=holders&fillTicket=1')
  })

  it.each(['4711', 'x', '0'])('begin with nothing for the kind %s, which the event does not sell', async (kind) => {
    const { path } = await open(scenes.open, `/event/7?buyingStep=tickets&beginWith=${kind}`)
    expect(await chosen('Individual')).toBe('0')
    expect(path()).not.toContain('fillTicket')
  })

  it('begin with nothing of a cart that was removed since the page was opened', async () => {
    fillCart(7, [2, 2])
    await open(scenes.open, '/event/7')
    sessionStorage.clear()
    await begin('Individual')
    expect([await chosen('Casal'), await chosen('Individual')]).toEqual(['0', '1'])
  })
})
