import { endpoint } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  defineFeature,
  Page,
  requireRouteId,
  useApi,
  useChurch,
  useFeatureContext,
  useLink,
  useRouteId,
  type FeatureContext,
  type ScreenModule,
} from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { noResponse, refuse, type FakeHttp } from './fake-http.ts'
import { renderFeature } from './render-feature.tsx'
import { wireStartUp } from './wire/church.ts'

// the sample feature's messages, for this test
declare module '@atrio/i18n' {
  interface Messages {
    sample: { title: string }
  }
}

/** A feature as small as one can be: a page that shows one thing of the server, and a page for members. */
const note = endpoint('sample.note', (http, { id }: { id: number }, signal) =>
  http.get<{ text: string }>(`/igreja/${http.church.slug}/note/${id}`, { signal }),
)
const noteQuery = (ctx: Pick<FeatureContext, 'api'>, id: number) => ctx.api.q(note, { id })

function NoteScreen() {
  const { t } = useTranslation('sample')
  const { data } = useSuspenseQuery(noteQuery({ api: useApi() }, useRouteId('noteId')))
  const events = useLink('events.list')
  const ctx = useFeatureContext()
  return (
    <Page title={t('title')}>
      <h1>{t('title')}</h1>
      <p>{data.text}</p>
      <p>{useChurch().name}</p>
      <time dateTime={new Date(ctx.now).toISOString()} />
      {events && <AppLink to={events}>events</AppLink>}
    </Page>
  )
}
const noteModule: ScreenModule = {
  default: NoteScreen,
  load: (ctx, { params }) => ctx.queryClient.fetchQuery(noteQuery(ctx, requireRouteId(params['noteId']))),
}
const words = (title: string) => () => Promise.resolve({ title })
const messages = { 'pt-BR': words('Anotação'), en: words('Note'), es: words('Apunte') }
const sample = defineFeature({
  id: 'sample',
  messages,
  routes: () => [
    { path: '/notes/:noteId', screen: () => Promise.resolve(noteModule) },
    { path: '/mine', access: 'login', screen: () => Promise.resolve({ default: () => <p>mine</p> }) },
  ],
})
const events = defineFeature({
  id: 'events',
  module: 'events',
  messages,
  routes: () => [{ path: '/event', screen: () => Promise.resolve({ default: () => <h1>events</h1> }) }],
  links: { 'events.list': () => '/event' },
})
const access = defineFeature({ id: 'access', messages, links: { 'account.access': () => '/access' } })

const CALL = 'GET /igreja/vida-plena/note/7'
const http: FakeHttp = { [CALL]: { text: 'Graça e paz' } }
const at = '/notes/7'

describe('renderFeature', () => {
  it('renders a page of the test church with its messages and the given answers', async () => {
    const { transport, path, ctx } = await renderFeature(sample, { at, http })
    expect(screen.getByRole('heading')).toHaveTextContent('Anotação')
    expect(screen.getByText('Graça e paz')).toBeVisible()
    expect(screen.getByText('Igreja Vida Plena')).toBeVisible()
    expect(document.title).toBe('Anotação · Igreja Vida Plena')
    expect([transport.calls, path()]).toEqual([[CALL], at])
    expect(ctx.origin).toBe(new URL(ctx.origin).origin)
  })

  it('accepts language, church, configuration and time', async () => {
    const startUp = { igreja: { ...wireStartUp().igreja, nome: 'Hope Chapel' } }
    const now = '2027-01-01T00:00:00.000Z'
    const { ctx } = await renderFeature(sample, { at, http, locale: 'es', startUp, now, config: { cardBase: '/card' } })
    expect(screen.getByRole('heading')).toHaveTextContent('Apunte')
    expect(screen.getByText('Hope Chapel')).toBeVisible()
    expect(document.querySelector('time')).toHaveAttribute('datetime', now)
    expect(ctx.config).toMatchObject({ cardBase: '/card', apiBase: '/api/v1' })
  })

  it('follows links into the features beside it', async () => {
    const { path } = await renderFeature(sample, { at, http, beside: [events] })
    await userEvent.click(screen.getByRole('link', { name: 'events' }))
    expect(await screen.findByRole('heading', { name: 'events' })).toBeVisible()
    expect(path()).toBe('/event')
  })

  it('renders no link to a missing or disabled feature', async () => {
    const { unmount } = await renderFeature(sample, { at, http })
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    await renderFeature(sample, { at, http, beside: [events], startUp: { modulos: [] } })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('stops at the guard', async () => {
    const { path, unmount } = await renderFeature(sample, { at: '/mine', beside: [access] })
    expect(path()).toBe('/access')
    unmount()
    const session = { token: 't', account: { id: 1, name: 'Ana' }, clientAccount: { id: 2, email: 'a@b.test' } }
    await renderFeature(sample, { at: '/mine', beside: [access], session })
    expect(screen.getByText('mine')).toBeVisible()
  })

  it.each([
    ['a call that is not listed', at, {}],
    ['a refusal', at, { [CALL]: refuse(500) }],
    ['a thing that is not there', at, { [CALL]: refuse(404) }],
    ['an id that is none', '/notes/1e3', http],
  ])('shows the error boundary for %s', async (_, path, calls) => {
    await renderFeature(sample, { at: path, http: calls })
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })

  it('moves to the error page when no answer arrives', async () => {
    const { path } = await renderFeature(sample, { at, http: { [CALL]: noResponse() } })
    expect(path()).toMatch(/^\/error\?message=.+&from=%2Fnotes%2F7$/)
    expect(screen.getByText('lost')).toBeVisible()
  })

  it('shares nothing between two portals', async () => {
    const first = await renderFeature(sample, { at, http })
    first.unmount()
    await renderFeature(sample, { at, http: { [CALL]: { text: 'Outra' } } })
    expect(screen.getByText('Outra')).toBeVisible()
  })
})
