import type { ApiRequest } from '@atrio/api-client'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, fill, openOwn, press } from '../testing/own-data.tsx'
import { ownCalls, ownScenes } from '../testing/own-data.scenes.ts'

const AT = '/user/addcard'
const giveCard = () => {
  fill('Número do cartão', '4242424242424242')
  fill('Validade', '08/29')
  fill('Código de segurança', '123')
  fill('Nome impresso no cartão', 'ANA B LIMA')
  fill('CPF do titular', '52998224725')
  fill('Data de nascimento do titular', '01/02/1990')
}

describe('AddCardScreen', () => {
  it('tokenizes, registers and saves the card, then shows it in the list', async () => {
    const sent: [string, unknown][] = []
    const heard = (call: string) => ({
      [call]: ({ body }: ApiRequest) => (
        sent.push([call, body]),
        ownScenes.complete[call as keyof typeof ownScenes.complete]
      ),
    })
    const http = { ...ownScenes.complete, ...heard(ownCalls.register), ...heard(ownCalls.save) }
    const { path, transport } = await openOwn(http, AT)
    giveCard()
    await press('Guardar cartão')
    expect(await screen.findByText('Cartão guardado.')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/user/cards'))
    expect(sent).toEqual([
      [ownCalls.register, { token: 'tok_12345678' }],
      [ownCalls.save, { token: 'tok_registered' }],
    ])
    const order = transport.calls.filter((call) => call === ownCalls.token || call === ownCalls.register)
    expect(order).toEqual([ownCalls.token, ownCalls.register])
  })

  it('validates the card before it sends anything', async () => {
    const { transport } = await openOwn(ownScenes.complete, AT)
    fill('Número do cartão', '4242424242424241')
    await press('Guardar cartão')
    expect(await screen.findByText('Confira o número do cartão.')).toBeInTheDocument()
    expect(transport.calls).toEqual([])
  })

  it('shows an error and keeps the values when the payment host refuses the card', async () => {
    await openOwn(ownScenes.cardInvalid, AT)
    giveCard()
    await press('Guardar cartão')
    expect(
      await screen.findByText('Alguma informação do cartão está incorreta. Por favor verifique.'),
    ).toBeInTheDocument()
    expect(box('Nome impresso no cartão')).toHaveValue('ANA B LIMA')
  })

  it('does not save a card that its bank refuses', async () => {
    const { transport } = await openOwn(ownScenes.cardRefused, AT)
    giveCard()
    await press('Guardar cartão')
    expect(await screen.findByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeInTheDocument()
    await waitFor(() => expect(box('Número do cartão')).toHaveFocus())
    expect(transport.calls).not.toContain(ownCalls.save)
  })

  it('keeps no card data in the browser’s storage', async () => {
    await openOwn(ownScenes.cardRefused, AT)
    giveCard()
    await press('Guardar cartão')
    await screen.findByText(/O banco recusou este cartão/)
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242|52998224725/)
  })
})
