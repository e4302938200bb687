import { renderFeature, type FakeHttp, type RenderFeatureOptions } from '@atrio/testing'
import { defineFeature } from '@atrio/tenant-core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { accountFeature } from '../feature.ts'
import { member } from './account.scenes.ts'

const none = () => Promise.resolve({})
const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> })

/** A checkout page to return to. */
const purchase = defineFeature({
  id: 'purchase',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [
    { id: 'churchHome', path: '/', screen: page('home') },
    { path: '/checkout', screen: page('checkout') },
  ],
  links: { 'home.church': () => '/', 'checkout.pay': () => '/checkout' },
})

/** Opens a page of own data. */
export async function openOwn(http: FakeHttp, at: string, more: Partial<RenderFeatureOptions> = {}) {
  const page = await renderFeature(accountFeature, { at, http, session: member, beside: [purchase], ...more })
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando…' })).toBeNull(), { timeout: 10_000 })
  return page
}

const inputs = { selector: 'input, select, textarea' }
export const box = (name: string | RegExp) => screen.getByLabelText(name, inputs)
/** Sets a field's text at once, as pasting or the browser's autofill does. */
export const fill = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
