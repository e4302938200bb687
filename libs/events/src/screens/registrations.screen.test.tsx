import { defineFeature } from '@atrio/tenant-core'
import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventsFeature } from '../feature.ts'
import { calls, member, scenes } from '../testing/registrations.scenes.ts'

// loads the lazy modules before the tests
beforeAll(() => import('./registrations.screen.tsx'), 60_000)

const open = (http: FakeHttp, more = {}) =>
  renderFeature(eventsFeature, { at: '/user/registrations', http, session: member, ...more })

describe('RegistrationsScreen', () => {
  it('separates upcoming from past events, each with its number of tickets', async () => {
    await open(scenes.registrations)
    const link = screen.getByRole('link', { name: 'A mesa posta' })
    expect(link).toHaveAttribute('href', '/user/registrations/7/tickets')
    expect(link.closest('li')).toHaveTextContent('2 ingressos')
    const past = screen.getByRole('heading', { name: 'Já aconteceram' }).closest('section')!
    expect(within(past).getByRole('link')).toHaveTextContent('Caminhada da primavera')
    expect(document.title).toBe('Inscrições em eventos · Igreja Vida Plena')
  })

  it.each([
    ['pt-BR', 'Você ainda não tem inscrições'],
    ['en', 'You have no registrations yet'],
    ['es', 'Todavía no tienes inscripciones'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.noRegistrations, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('links to the events; back to the account, when the church has switched them off', async () => {
    const { unmount } = await open(scenes.noRegistrations)
    expect(screen.getByRole('link', { name: 'Eventos' })).toHaveAttribute('href', '/event')
    expect(screen.getByRole('link', { name: 'Todos os eventos' })).toHaveAttribute('href', '/event')
    unmount()
    const messages = { 'pt-BR': async () => ({}), en: async () => ({}), es: async () => ({}) }
    const account = defineFeature({ id: 'account', messages, links: { 'account.home': () => '/user/account' } })
    await open(scenes.noRegistrations, { startUp: { modulos: [] }, beside: [account] })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/user/account'])
    expect(screen.getByRole('link')).toHaveAccessibleName('Minha conta')
  })

  it('shows an error when the list fails to load and retries on request', async () => {
    let up = false
    await open({ [calls.events]: () => (up ? scenes.registrations[calls.events] : Promise.reject(new Error('down'))) })
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados.')
    expect(screen.queryByRole('heading', { name: 'Você ainda não tem inscrições' })).toBeNull()
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'A mesa posta' })).toBeInTheDocument()
  })

  it('requires a login', async () => {
    const { transport } = await renderFeature(eventsFeature, { at: '/user/registrations', http: scenes.registrations })
    expect(screen.queryByRole('heading', { name: 'Inscrições em eventos' })).toBeNull()
    expect(transport.calls).toEqual([])
  })
})
