import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrowserTransport } from '@atrio/api-client'
import {
  browserPlace,
  type FeatureContext,
  sessionAtom,
  sessionTransport,
  startSession,
  takeUrlToken,
} from '@atrio/tenant-core'
import { wireStartUp } from '@atrio/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.tsx'
import { features } from '../features.ts'
import { configOf } from '../read-config.ts'
import { runFirstScript } from '../testing/run-first-script.ts'
import { staticStart } from './static-start.tsx'

const CODE = 'one-time-code-7f3a'
const EMAIL = 'ana@demo.test'

const wire = wireStartUp()
const igreja = { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' }
const name = { nome: 'Ana', sobrenome: 'Lima', email: EMAIL }
const credentials = { token: 'access.1', refreshToken: 'refresh-1', flagTrocarSenha: false }

/** The API's answers; every other call is answered with 404. */
const answers: Record<string, unknown> = {
  'GET /igreja/codigo/demo': wire.igreja,
  'GET /igreja/vida-plena/modulo/': { modulos: wire.modulos },
  'GET /igreja/vida-plena/visual/': { igrejaVisual: wire.igrejaVisual },
  'GET /igreja/vida-plena/metodo-pagamento/': { metodosPagamento: wire.metodosPagamento },
  'GET /igreja-app-menu': { igrejaAppMenu: [] },
  'GET /igreja/vida-plena/cadastro-configuracao/': { campos: [], urlTermos: null, flagSigiloso: false },
  'GET /igreja/1/usuario/': { acesso: 'login' },
  'POST /security/login_check': credentials,
  'POST /security/codigo-acesso/trocar': credentials,
  'GET /me': { id: 7, ...name, image: null, flagTrocarSenha: false },
  'GET /user/7/usuario': {
    usuarios: [{ id: 8, idUser: 7, igreja, ...name, dataCadastro: '2026-01-01T12:00:00Z', flagModeradorChat: false }],
  },
  'GET /user/7/documento': { documentos: [] },
  'GET /user/7/role': { userIgrejaRoles: [] },
  'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
}

type Asked = { call: string; url: string; headers: IncomingHttpHeaders; body: string }

/** A server of another origin than the page, which records every request. */
async function recordingServer() {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { method = '', url = '', headers } = request
      const call = `${method} ${new URL(url, 'http://host').pathname.replace('/api/v1', '')}`
      if (method !== 'OPTIONS') asked.push({ call, url, headers, body })
      const known = Object.hasOwn(answers, call)
      response
        .writeHead(method === 'OPTIONS' ? 204 : known ? 200 : 404, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-allow-methods': 'GET, POST',
        })
        .end(method === 'OPTIONS' ? undefined : JSON.stringify(known ? answers[call] : { code: 'not_found' }))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { asked, base: `http://127.0.0.1:${port}`, server }
}

type Recording = Awaited<ReturnType<typeof recordingServer>>
let api: Recording
let others: Recording
beforeAll(async () => {
  ;[api, others] = await Promise.all([recordingServer(), recordingServer()])
})
afterAll(() => {
  for (const { server } of [api, others]) {
    server.close()
    server.closeAllConnections()
  }
})

let close = () => {}
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['member']
  history.replaceState(null, '', '/')
  api.asked.length = others.asked.length = 0
})

/** Opens an address of a static portal whose config.json names its API and its card host on other origins. */
async function open(address: string) {
  history.pushState(null, '', address)
  runFirstScript()
  const config = configOf({
    apiBase: `${api.base}/api/v1`,
    bffBase: null,
    cardBase: `${others.base}/card`,
    churchCode: 'demo',
  })
  const opened: { ctx?: FeatureContext } = {}
  const bases = { main: config.apiBase, ...(config.cardBase !== null && { card: config.cardBase }) }
  const transport = sessionTransport(
    createBrowserTransport({ bases, token: () => opened.ctx?.store.get(sessionAtom).token ?? null }),
    () => opened.ctx,
  )
  const data = await staticStart(config, transport, document.createElement('div'))
  if (!data) throw new Error('the static portal did not start')
  const app = await createApp(features, { ...data, locale: 'pt-BR' }, transport, 'browser')
  opened.ctx = app.ctx
  const place = browserPlace({
    navigate: (to) => router.navigate(to),
    routeIds: () => router.state.matches.map(({ route }) => route.id),
  })
  startSession(app.ctx, place, takeUrlToken(), () => Promise.resolve())
  const router = createBrowserRouter(app.routes)
  const { unmount } = render(
    <app.Providers>
      <RouterProvider router={router} />
    </app.Providers>,
  )
  close = () => {
    unmount()
    router.dispose()
  }
}

const path = () => location.pathname + location.search + location.hash
const carries = ({ url, headers, body }: Asked) => `${url}${JSON.stringify(headers)}${body}`.includes(CODE)

describe('static portal', () => {
  it('removes a one-time code from the address and sends it once, in a body, to its API', async () => {
    const entries = history.length
    await open(`/user/change-password?token=${CODE}&user=7&tab=2`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Trocar a senha' })).toBeInTheDocument()
    expect(path()).toBe('/user/change-password?tab=2')
    expect(history.length).toBe(entries + 1)
    const carrying = api.asked.filter(carries)
    expect(carrying.map(({ call }) => call)).toEqual(['POST /security/codigo-acesso/trocar'])
    expect(carrying[0]?.url + JSON.stringify(carrying[0]?.headers)).not.toContain(CODE)
    expect(others.asked).toEqual([])
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(CODE)
    expect(document.documentElement.outerHTML).not.toContain(CODE)
  })

  it.each([
    ['//evil.test', '/'],
    ['https:evil.test', '/'],
    ['/\\evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/user/change-password', '/user/change-password'],
  ])('leads from redirectTo=%s to %s after signing in', async (target, opened) => {
    await open(`/access?redirectTo=${encodeURIComponent(target)}`)
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), EMAIL)
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await userEvent.type(await screen.findByLabelText('Senha', { selector: 'input' }), 'Atrio#2026')
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(path()).toBe(opened))
    expect(others.asked).toEqual([])
  })
})
