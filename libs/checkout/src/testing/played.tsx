import { defineFeature } from '@atrio/tenant-core'
import { storyOf, type FakeHttp, type TestPortalOptions } from '@atrio/testing'
import { fireEvent, waitFor, within } from 'storybook/test'
import { checkoutFeature } from '../feature.ts'
import type { StoredOrder } from '../model/stored-order.ts'
import { config, endOrder, everyMethodChurch, startOrder } from './checkout.scenes.ts'
import { sampleFeature } from './sample-feature.tsx'

/** Checkout with something to pay for. */
export const withSample = defineFeature({
  ...checkoutFeature,
  ...(sampleFeature.orders && { orders: sampleFeature.orders }),
  links: { ...sampleFeature.links, ...checkoutFeature.links },
})

type Canvas = ReturnType<typeof within>
type Options = TestPortalOptions & {
  at?: string
  /** The tab's order at the start; null: none. */
  order?: Partial<StoredOrder> | null
  act?: (canvas: Canvas) => Promise<unknown>
  /** Whether its page renders a title. */
  heading?: boolean
}

/** Resolves once no field is loading: fields depend on the payer and the method. */
function nothingPends(page: HTMLElement) {
  if (page.querySelector('form [data-pending]')) throw new Error('fields are on their way')
}

/** A story that starts with an order in the tab and interacts once its page is shown. */
export function checkoutStory(
  http: FakeHttp,
  { at = '/checkout', order = {}, act, heading = true, ...options }: Options = {},
) {
  const story = storyOf(withSample, http, { at, config, startUp: everyMethodChurch, ...options })
  return {
    ...story,
    beforeEach: () => {
      if (order) startOrder(order)
      else endOrder()
      return endOrder
    },
    play: async (context: { canvasElement: HTMLElement }) => {
      await story.play(context)
      const canvas = within(context.canvasElement)
      if (heading) await waitFor(() => canvas.getByRole('heading', { level: 1 }), { timeout: 10_000 })
      await waitFor(() => nothingPends(context.canvasElement), { timeout: 10_000 })
      await act?.(canvas)
    },
  }
}

/** Fills fields by their form names, which are the same in every language. */
const fill = (canvas: Canvas, values: Record<string, string>) => {
  const form = canvas.getByRole('form') as HTMLFormElement
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) fireEvent.change(field, { target: { value } })
  }
}

export async function fillAll(canvas: Canvas) {
  await canvas.findByRole('form')
  fill(canvas, {
    name: 'Ana Beatriz Lima',
    email: 'ana@demo.test',
    cpf: '529.982.247-25',
    cardNumber: '4242424242424242',
    dueDate: '08/29',
    cvv: '123',
    holder: 'ANA B LIMA',
    holderCpf: '529.982.247-25',
    holderBirthDate: '01/02/1990',
    accountHolder: 'John Doe',
    routing: '110000000',
    account: '000123456789',
  })
  const terms = (canvas.getByRole('form') as HTMLFormElement).elements.namedItem('terms')
  if (terms instanceof HTMLInputElement && !terms.checked) fireEvent.click(terms)
}

export async function send(canvas: Canvas) {
  const form: HTMLElement = await canvas.findByRole('form')
  const button = form.querySelector('button[type="submit"]')!
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error('the total is on its way')
  })
  fireEvent.click(button)
}

export async function payNow(canvas: Canvas) {
  await fillAll(canvas)
  await send(canvas)
}
