import type { MessageLoaders } from '@atrio/i18n'
import { defineFeature, sessionAtom } from '@atrio/tenant-core'
import { wireStartUp } from '@atrio/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortal } from './index.ts'

const CODE = 'one-time-code-7f3a'

const none = async () => ({})
const messages: MessageLoaders = { 'pt-BR': none, en: none, es: none }
const Own = () => <h1>{useAtomValue(sessionAtom).account?.name}</h1>
const feature = defineFeature({
  id: 'sample',
  messages,
  routes: () => [{ path: '/own', access: 'login', screen: async () => ({ default: Own }) }],
})

const igreja = { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' }
/** A server with two people, each known by their token. */
const people: Record<string, { id: number; nome: string }> = {
  'access.ana': { id: 7, nome: 'Ana' },
  'access.rui': { id: 9, nome: 'Rui' },
}
type Asked = { call: string; page: string; body: unknown }
const asked: Asked[] = []

function answerOf(call: string, token: string): unknown {
  const person = { sobrenome: 'Lima', email: 'a@demo.test', ...people[token] }
  if (call.startsWith('GET /bff/v1/')) return wireStartUp()
  if (call === 'POST /api/v1/security/codigo-acesso/trocar')
    return { token: 'access.ana', refreshToken: 'refresh-ana', flagTrocarSenha: false }
  if (call === 'GET /api/v1/me') return { ...person, image: null, flagTrocarSenha: false }
  if (call.endsWith('/usuario')) {
    const dates = { dataCadastro: '2026-01-01T12:00:00Z', flagModeradorChat: false }
    return { usuarios: [{ ...person, id: 8, idUser: person.id, igreja, ...dates }] }
  }
  if (call.endsWith('/documento')) return { documentos: [] }
  if (call.endsWith('/role')) return { userIgrejaRoles: [] }
  return call.endsWith('/cartoes') ? { cartoes: [] } : undefined
}

const fakeFetch: typeof fetch = async (input, init) => {
  const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
  const call = `${request.method} ${new URL(request.url).pathname}`
  asked.push({ call, page: location.href, body: request.body && (await request.json()) })
  const answer = answerOf(call, request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
  return Response.json(answer ?? { code: 'not_found' }, { status: answer === undefined ? 404 : 200 })
}

let root: HTMLElement
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', fakeFetch)
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  root.remove()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  asked.length = 0
})

const open = (address: string) => {
  history.pushState(null, '', address)
  return act(() => createPortal({ church: 'demo', features: [feature], locale: 'en', root }))
}

it('signs in by the code of a link, which leaves the address before anything is asked for', async () => {
  const entries = history.length
  await open(`/own?token=${CODE}&user=7&tab=2#a`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeInTheDocument()
  expect(location.pathname + location.search + location.hash).toBe('/own?tab=2#a')
  expect(history.length).toBe(entries + 1)
  expect(asked.filter(({ page }) => page.includes(CODE))).toEqual([])
  expect(asked.filter(({ body }) => JSON.stringify(body)?.includes(CODE)).map(({ call }) => call)).toEqual([
    'POST /api/v1/security/codigo-acesso/trocar',
  ])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(CODE)
})

it.each([
  ['Use the link', 'Ana'],
  ['Stay as I am', 'Rui'],
])('asks a signed-in person before a link signs in another: “%s”', async (button, name) => {
  sessionStorage.setItem('atrio.token', 'access.rui')
  await open(`/own?token=${CODE}`)
  expect(await screen.findByText(/signed in as Rui/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
})
