import { checkoutFeature } from '@atrio/checkout'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eventsFeature } from '../feature.ts'

/** Opens a step of a purchase, beside checkout. */
export const open = (http: FakeHttp, at = '/event/7?buyingStep=tickets', more = {}) =>
  renderFeature(eventsFeature, { at, http, beside: [checkoutFeature], ...more })

/** Loads the lazy steps before the tests. */
export const warmUp = () =>
  Promise.all([import('../screens/event-detail.screen.tsx'), import('../purchase/load-steps.ts')])

export const more = (name: string) => screen.findByRole('button', { name: `Mais um: ${name}` })
export const add = async (name: string, times = 1) => {
  for (let count = 0; count < times; count++) await userEvent.click(await more(name))
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The order that this tab handed to checkout. */
export const order = () =>
  (JSON.parse(sessionStorage.getItem('atrio.draft.checkout')!) as { draft: { kind: string; payload: object } }).draft
