import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { more, open, warmUp } from '../testing/buying.ts'
import { conference, one, scenes } from '../testing/events.scenes.ts'

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
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/event/7?buyingStep=tickets')
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

  it('take no place of another kind where the order is full', async () => {
    const http = { [one(7)]: { ...conference, qtdeMaxCompra: 1 } }
    await open(http, '/event/7')
    await begin('Casal')
    expect(await chosen('Casal')).toBe('1')
    cleanup()
    await open(http, '/event/7')
    await begin('Individual')
    expect([await chosen('Casal'), await chosen('Individual')]).toEqual(['1', '0'])
  })
})
