import { renderFeature, type FakeHttp, type RenderFeatureOptions } from '@atrio/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { checkoutFeature } from '../feature.ts'
import { config, everyMethodChurch } from './checkout.scenes.ts'
import { sampleFeature } from './sample-feature.tsx'

/** Opens checkout, or another of its pages, beside the sample. */
export const open = (http: FakeHttp, at = '/checkout', more: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(checkoutFeature, { at, http, beside: [sampleFeature], config, startUp: everyMethodChurch, ...more })

const inputs = { selector: 'input, select, textarea' }
export const field = (name: string | RegExp) => screen.getByLabelText(name, inputs)
export const method = (name: string | RegExp) => screen.findByRole('radio', { name })
export const choose = async (name: string | RegExp) => userEvent.click(await method(name))
export const pressPay = async (name: string | RegExp = /^(Pagar|Gerar|Confirmar|Continuar no)/) =>
  userEvent.click(await payButton(name))

/** The pay button, once the total has loaded. */
export async function payButton(name: string | RegExp = /^(Pagar|Gerar|Confirmar|Continuar no)/) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** Sets a field's text at once, as pasting or the browser's autofill does. */
export const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

export async function giveBuyer() {
  await screen.findByLabelText('Nome completo', inputs)
  fill('Nome completo', 'Ana Beatriz Lima')
  fill('E-mail', 'ana@demo.test')
}
export const acceptTerms = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /Li e aceito/ }))

export async function giveCard(number = '4242424242424242') {
  await screen.findByLabelText('Número do cartão', inputs)
  fill('Número do cartão', number)
  fill('Validade', '08/29')
  fill('Código de segurança', '123')
  fill('Nome impresso no cartão', 'ANA B LIMA')
  fill('CPF do titular', '52998224725')
  fill('Data de nascimento do titular', '01/02/1990')
}
export const giveCpf = () => fill('CPF', '52998224725')

/** Fills in all that a guest needs for Pix. */
export async function fillPix() {
  await giveBuyer()
  giveCpf()
  await acceptTerms()
}

/** Loads the lazy modules, so that tests do not wait for them. */
export const warmUp = () =>
  Promise.all([
    import('../pay/pay-order.tsx'),
    import('../pay/resume.tsx'),
    import('../data/member-payer.ts'),
    import('../forms/buyer-fields.tsx'),
    import('../pay/paying.ts'),
    import('../forms/card-fields.tsx'),
    import('../forms/bank-fields.tsx'),
    import('../model/card-brands.ts'),
    import('../pay/challenge-dialog.tsx'),
    import('../forms/checkout.schema.ts'),
    import('../status/payment-page.tsx'),
    import('../parts/framed-qr.tsx'),
    import('../screens/checkout.screen.tsx'),
    import('../screens/thank-you.screen.tsx'),
    import('./order/sample-order.ts'),
  ])
