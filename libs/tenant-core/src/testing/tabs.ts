import { ApiError, createApi, refusal, type ApiRequest, type Transport } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { sessionAtom } from '../session/session.ts'
import { viewerOf } from '../session/viewer-atom.ts'
import { sessionPlaceAtom, type SessionPlace, type TabMessage } from '../session/session-place.ts'
import { sessionTransport } from '../session/session-transport.ts'
import type { KeyValue } from '../session/stored-session.ts'
import { testContext, testTenant } from './context.tsx'

/** The part of Web Storage that the session uses; keys are own properties, as in a browser. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValue {
  const kept: Record<string, string> = Object.assign(Object.create(null) as Record<string, string>, entries)
  return new Proxy<KeyValue>(
    {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, value) => void (kept[key] = value),
      removeItem: (key) => void delete kept[key],
    },
    {
      ownKeys: () => [...Object.keys(kept), 'getItem', 'setItem', 'removeItem'],
      getOwnPropertyDescriptor: (methods, key) =>
        typeof key === 'string' && key in kept
          ? { value: kept[key], enumerable: true, configurable: true }
          : { ...Reflect.getOwnPropertyDescriptor(methods, key), enumerable: false, configurable: true },
    },
  )
}

const person = { igreja: { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Vida Plena' }, dataCadastro: '' }

/** A server with accounts, rotating refresh tokens, and expiring access tokens. */
export function sessionServer() {
  let made = 0
  const access = new Map<string, number>()
  const refresh = new Map<string, number>()
  const asked: { call: string; token: string | null; body: unknown }[] = []
  const answers: Record<string, (request: ApiRequest, account: number) => unknown> = {}
  const grant = (account: number) => {
    made += 1
    access.set(`access.${made}`, account)
    refresh.set(`refresh-${made}`, account)
    return { token: `access.${made}`, refreshToken: `refresh-${made}` }
  }
  const secured = (path: string, account: number): unknown => {
    if (path === '/me')
      return { id: account, nome: `Ana${account}`, sobrenome: 'Lima', email: 'a@a.test', flagTrocarSenha: false }
    if (path.endsWith('/usuario')) {
      return {
        usuarios: [{ ...person, id: account + 1, idUser: account, nome: 'Ana', sobrenome: 'L', email: 'a@a.test' }],
      }
    }
    if (path.endsWith('/documento')) return { documentos: [] }
    if (path.endsWith('/role')) return { userIgrejaRoles: [] }
    if (path.endsWith('/cartoes')) return { cartoes: [] }
    return { ok: true }
  }
  const answer = (request: ApiRequest, token: string | null): unknown => {
    const { method, path, body } = request
    const call = `${method} ${path}`
    asked.push({ call, token, body })
    const special = answers[call]
    if (special) return special(request, access.get(token ?? '') ?? 0)
    if (call === 'GET /igreja-app-menu') return { igrejaAppMenu: [] }
    if (call === 'POST /security/logout') return { situacao: 'ok' }
    if (call === 'POST /security/token/refresh') {
      const given = (body as { refreshToken: string }).refreshToken
      const account = refresh.get(given)
      if (account === undefined) throw refusal(401, { code: 'unauthorized' })
      refresh.delete(given)
      return grant(account)
    }
    const account = access.get(token ?? '')
    if (account === undefined) throw refusal(401, { code: 'unauthorized' })
    return secured(path, account)
  }
  const calls = (path: string) => asked.filter(({ call }) => call.endsWith(path)).length
  return {
    grant,
    answers,
    asked,
    calls,
    answer,
    expire: () => access.clear(),
    revoke: () => {
      access.clear()
      refresh.clear()
    },
  }
}

export const unreachable = () => {
  throw new ApiError('no response', { kind: 'no-response' })
}

/** Several tabs of one browser that share local storage, a lock and a channel. */
export function browser(server: ReturnType<typeof sessionServer>, local = memoryStorage()) {
  const listeners: ((message: TabMessage) => void)[][] = []
  let queue: Promise<unknown> = Promise.resolve()
  const alone: SessionPlace['alone'] = (run) => {
    const mine = queue.then(run)
    queue = mine.catch(() => undefined)
    return mine
  }
  const openTab = (
    over: Partial<SessionPlace> & { organization?: string; features?: FeatureContext['features'] } = {},
  ) => {
    const { organization, features = [], ...place } = over
    const mine: ((message: TabMessage) => void)[] = []
    listeners.push(mine)
    const visited: string[] = []
    const reloads: number[] = []
    const transport: Transport = async (request) => {
      const token = ctx.store.get(sessionAtom).token
      await Promise.resolve()
      return server.answer(request, token)
    }
    const tenant = testTenant({}, { organizationSlug: organization ?? null })
    const ctx: FeatureContext = testContext({ tenant, features: [...features] })
    ctx.api = createApi(
      sessionTransport(transport, () => ctx),
      tenant.church,
      () => viewerOf(ctx),
    )
    const tab: SessionPlace = {
      session: memoryStorage(),
      local,
      alone,
      tell: (message) => listeners.filter((one) => one !== mine).forEach((one) => one.forEach((hear) => hear(message))),
      hear: (listener) => void mine.push(listener),
      navigate: async (to) => void visited.push(to),
      routeIds: () => ['somewhere'],
      reload: () => void reloads.push(Date.now()),
      ...place,
    }
    ctx.store.set(sessionPlaceAtom, tab)
    return { ctx, place: tab, visited, reloads, session: () => ctx.store.get(sessionAtom) }
  }
  return { local, openTab }
}
