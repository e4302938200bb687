import { defineFeature } from '@atrio/tenant-core'
import { createTestPortal, TestProviders } from '@atrio/testing'
import { addMessages } from '@atrio/i18n'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from './i18n/messages.ts'
import { portalRoutes } from './portal-routes.tsx'

const none = { 'pt-BR': async () => ({}), en: async () => ({}), es: async () => ({}) }
const feature = defineFeature({
  id: 'sample',
  messages: none,
  routes: () => [
    { path: '/fine', screen: async () => ({ default: () => <h1>Fine</h1> }) },
    { path: '/linked', screen: async () => ({ default: () => <Link to="/titled">Next page</Link> }) },
    { path: '/titled', screen: async () => ({ default: () => <title>A title</title> }) },
    {
      path: '/away',
      screen: async () => ({ default: () => null, load: () => Promise.reject(new Response(null, { status: 503 })) }),
    },
  ],
})

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

async function open(at: string) {
  const { ctx } = await createTestPortal([feature], { locale: 'en' })
  await addMessages(ctx.i18n, 'start', messages)
  const router = createMemoryRouter(
    portalRoutes(ctx, ({ children }) => <section aria-label="Host">{children}</section>),
    {
      initialEntries: [at],
    },
  )
  render(
    <TestProviders ctx={ctx}>
      <RouterProvider router={router} />
    </TestProviders>,
  )
}

it('says that it is loading until the first page has come', async () => {
  await open('/fine')
  expect(screen.getByText('One moment…')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Fine' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Host' })).toContainElement(screen.getByRole('main'))
})

it('moves the focus to the content of the page that a link leads to, and announces its title', async () => {
  await open('/linked')
  fireEvent.click(await screen.findByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(document.querySelector('[aria-live="polite"][aria-atomic]')).toHaveTextContent('A title')
})

it.each([
  ['/nowhere', 'This door no longer opens', false],
  ['/away', 'We’ll be right back', true],
  ['/error?message=x&from=%2Ffine', 'We couldn’t open this page', true],
])('shows at %s the error page “%s”', async (at, title, canRetry) => {
  await open(at)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(canRetry ? 1 : 0)
})
