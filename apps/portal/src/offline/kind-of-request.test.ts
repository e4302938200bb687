import { describe, expect, it } from 'vitest'
import { companionOf, isKept, kindOf, mayComeFirst } from './kind-of-request.ts'

const ORIGIN = 'https://demo.church.example'
type Asked = Parameters<typeof kindOf>[0]
const asked = (path: string, over: Partial<Asked> = {}) =>
  kindOf(
    {
      url: new URL(path, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...over,
    },
    ORIGIN,
  )
const opened = (path: string, destination: RequestDestination = 'document') =>
  asked(path, { mode: 'navigate', destination })

describe('requests that the service worker caches', () => {
  it('are build files, pages, pictures and a church’s public content', () => {
    expect(asked('/assets/kit-1a2b.js', { destination: 'script' })).toBe('asset')
    expect(asked('/media/1/ab/640.avif', { destination: 'image' })).toBe('picture')
    for (const path of ['/', '/songs/21', '/give', '/user/notes']) expect(opened(path), path).toBe('page')
    const readings = [
      '/bff/v1/start-up',
      '/api/v1/louvor/21/',
      '/api/v1/igreja/vida-plena/devocional/7',
      '/api/v1/igreja/vida-plena/biblia/kjv/PSA/23',
      '/api/v1/igreja/vida-plena/plano-leitura/',
    ]
    for (const path of readings) expect(asked(path), path).toBe('reading')
  })

  it('exclude personal data and other origins', () => {
    const own = [
      '/api/v1/me',
      '/api/v1/user/7/endereco?cliente=1',
      '/api/v1/usuario/7/evento/',
      '/api/v1/usuario/0/pagamento/?pedido=ABC',
      '/api/v1/oracao/vida-plena/3',
      '/api/v1/igreja/1/usuario/?email=ana@demo.test',
      '/api/v1/igreja/vida-plena/celula/?usuario=1',
      '/api/v1/igreja/vida-plena/notificacao/',
      '/api/v1/nota-sermao/3',
    ]
    for (const path of own) expect(asked(path), path).toBeNull()
    expect(asked('/media/private/demo/ab/1.jpg?de=1&chave=2', { destination: 'image' })).toBeNull()
    expect(asked('https://elsewhere.example/assets/kit-1a2b.js')).toBeNull()
  })

  it('exclude writes, streams and frames', () => {
    expect(asked('/api/v1/louvor/21/', { method: 'POST' })).toBeNull()
    expect(asked('/media/1/ab/talk.mp4', { destination: 'video' })).toBeNull()
    expect(
      asked('/media/1/ab/640.avif', { destination: 'image', headers: new Headers({ range: 'bytes=0-' }) }),
    ).toBeNull()
    expect(opened('/', 'iframe')).toBeNull()
    for (const path of ['/admin', '/embed/chat', '/media/1/ab/score.pdf', '/api/v1/openapi.json', '/favicon.ico']) {
      expect(opened(path), path).toBeNull()
    }
  })

  it('exclude pages with a query, which may contain a secret', () => {
    expect(isKept(`${ORIGIN}/checkout/thank-you?order=secret`)).toBe(false)
    expect(isKept(`${ORIGIN}/songs/21`)).toBe(true)
  })
})

it('only home without a query may be shown before the network has answered, and not to a reload', () => {
  const first = (path: string, cache: RequestCache = 'default') => mayComeFirst({ url: ORIGIN + path, cache })
  expect(first('/')).toBe(true)
  for (const path of ['/event', '/?order=secret', '/?embed=true']) expect(first(path), path).toBe(false)
  for (const cache of ['no-cache', 'reload', 'no-store'] as const) expect(first('/', cache), cache).toBe(false)
})

it('companionOf names the list of translations for a chapter, and nothing for other readings', () => {
  const bible = `${ORIGIN}/api/v1/igreja/vida-plena/biblia/`
  expect(companionOf(`${bible}kjv/PSA/23`)).toBe(bible)
  for (const url of [bible, `${bible}kjv/busca?texto=paz`, `${ORIGIN}/api/v1/louvor/21/`])
    expect(companionOf(url)).toBeNull()
})
