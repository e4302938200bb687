import { readAudience } from './audience.ts'
import { documentToKeep, isPassing, isReady, keptAt, scriptsOf } from './kept-document.ts'
import { companionOf, HOME, isHome, isKept, kindOf, mayComeFirst, type Kind } from './kind-of-request.ts'
import { readPush, tabOf } from './pushed-notification.ts'
import {
  cachedCopy,
  cacheFirst,
  deleteOlderCaches,
  isComplete,
  networkFirst,
  put,
  storeCopy,
  type Shelf,
} from './shelf.ts'
import type { Opened, Renewal, WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Written by the build: its name, and the files that every page starts with. */
declare const BUILD: string
declare const FIRST_FILES: readonly string[]

/** Pages name the files of their build, so they are removed with it; public content stays. */
const ASSETS: Shelf = { name: `assets ${BUILD}`, most: 400 }
const PAGES: Shelf = { name: `pages ${BUILD}`, most: 60 }
const FRAME: Shelf = { name: `frame ${BUILD}`, most: 1 }
const READINGS: Shelf = { name: 'readings', most: 300 }
const PICTURES: Shelf = { name: 'pictures', most: 150 }

/**
 * The server does not draw a page that depends on the person: it answers with the common frame, without personal data.
 * Without network that opens every address whose page is not kept, and the router draws what was asked for.
 */
const FRAME_ADDRESS = new URL('/user/account', self.location.origin).href

const HOME_ADDRESS = new URL(HOME, self.location.origin).href

/** Fetches what is not cached yet. @returns whether it is cached now */
const bring = async (shelf: Shelf, address: string): Promise<boolean> =>
  Boolean(await cachedCopy(shelf, address)) || storeCopy(shelf, address, await fetch(address))

async function bringPage(shelf: Shelf, address: string): Promise<void> {
  if (await cachedCopy(shelf, address)) return
  const audience = isHome(address) ? await readAudience() : null
  await storePage(shelf, address, await fetch(address), audience)
}

self.addEventListener('install', (event) => {
  const first = [
    ...FIRST_FILES.map((file) => bring(ASSETS, file)),
    bringPage(FRAME, FRAME_ADDRESS),
    bringPage(PAGES, HOME_ADDRESS),
  ]
  event.waitUntil(Promise.all(first).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // an open tab of the previous build still needs its files
  const forgotten = [deleteOlderCaches('assets ', 2), deleteOlderCaches('pages ', 1), deleteOlderCaches('frame ', 1)]
  event.waitUntil(Promise.all([...forgotten, self.registration.navigationPreload?.enable()]))
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  const { data, ports } = event
  event.waitUntil('keptAt' in data ? answerPage(data.keptAt, ports[0]) : keepOpened(data))
})

self.addEventListener('push', (event) => {
  const pushed = readPush(event.data?.text() ?? '')
  if (!pushed) return
  const { title, path, tag } = pushed
  event.waitUntil(self.registration.showNotification(title, { data: { path }, tag }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? HOME))
})

/** In a tab of the portal where there is one. */
async function openPage(path: string): Promise<void> {
  const tab = tabOf(await self.clients.matchAll({ type: 'window' }))
  if (!tab) return void (await self.clients.openWindow(path))
  await tab.focus()
  await tab.navigate(path)
}

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind) event.respondWith(answers[kind](event))
})

const answers: Record<Kind, (event: WorkerFetchEvent) => Promise<Response>> = {
  asset: (event) => cacheFirst(ASSETS, event.request, (work) => event.waitUntil(work)),
  picture: (event) => cacheFirst(PICTURES, event.request, (work) => event.waitUntil(work)),
  reading: (event) => {
    const companion = companionOf(event.request.url)
    if (companion) event.waitUntil(bring(READINGS, companion))
    return networkFirst(READINGS, event.request.url, keeping(READINGS, event, fetch(event.request)))
  },
  page: async (event) => {
    const { url } = event.request
    const asked = fromNetwork(event)
    // it may fail before the copy is found
    asked.catch(() => undefined)
    const audience = isHome(url) ? await readAudience() : null
    const copy = mayComeFirst(event.request) && (await cachedCopy(PAGES, HOME_ADDRESS))
    if (copy && isReady(copy, audience, Date.now())) {
      const answer = renewHome(asked, audience).catch(() => 'failed' as const)
      renewal = { of: keptAt(copy), answer }
      event.waitUntil(answer)
      return copy
    }
    try {
      return await networkFirst(PAGES, url, isKept(url) ? keepingPage(event, asked, audience) : asked)
    } catch (error) {
      const frame = await cachedCopy(FRAME, FRAME_ADDRESS)
      if (!frame) throw error
      return frame
    }
  },
}

/** What the network says to the page that a copy of home has answered last. A worker that was ended meanwhile knows none. */
let renewal: { of: string; answer: Promise<Renewal> } | undefined

const answerPage = async (of: string, port: MessagePort | undefined) =>
  port?.postMessage(renewal?.of === of ? await renewal.answer : 'failed')

/** A church that is switched off, or whose home is elsewhere, has no copy to be shown any more. */
async function renewHome(asked: Promise<Response>, audience: string | null): Promise<Renewal> {
  const answer = await asked
  const html = await storePage(PAGES, HOME_ADDRESS, answer, audience)
  if (html !== null) return { html }
  if (isPassing(answer)) return 'failed'
  await (await caches.open(PAGES.name)).delete(HOME_ADDRESS)
  return 'gone'
}

/** Its files are in the browser's own cache, as far as they belong to the build. */
async function keepOpened({ page, files }: Opened): Promise<void> {
  const isOwn = (address: string) => new URL(address).origin === self.location.origin
  const assets = files.filter((file) => isOwn(file) && new URL(file).pathname.startsWith('/assets/'))
  const address = page.replace(/#.*/, '')
  await Promise.all([
    ...assets.map((file) => bring(ASSETS, file)),
    ...(isOwn(address) && isKept(address) ? [bringPage(PAGES, address)] : []),
  ])
}

const fromNetwork = async (event: WorkerFetchEvent) => (await event.preloadResponse) ?? fetch(event.request)

/** The answer, which is kept while the page reads it. */
async function keeping(shelf: Shelf, event: WorkerFetchEvent, asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  event.waitUntil(storeCopy(shelf, event.request.url, answer.clone()))
  return answer
}

async function keepingPage(event: WorkerFetchEvent, asked: Promise<Response>, audience: string | null) {
  const answer = await asked
  event.waitUntil(storePage(PAGES, event.request.url, answer.clone(), audience))
  return answer
}

/**
 * Keeps a page, if it may be kept, and returns its text. Home's has an audience only with all its scripts here: a release
 * may have taken them from the server when the copy is shown. A plain host's document has none, since it has no data that could be compared with newer ones.
 */
async function storePage(shelf: Shelf, address: string, answer: Response, audience: string | null) {
  if (!isComplete(answer)) return null
  const html = await answer.text()
  const isWhole = audience !== null && html.includes(' id="boot"') && (await areBrought(scriptsOf(html)))
  await put(shelf, address, documentToKeep(html, answer, isWhole ? audience : null))
  return html
}

const areBrought = async (files: readonly string[]) => {
  const brought = await Promise.all(files.map((file) => bring(ASSETS, file).catch(() => false)))
  return brought.every(Boolean)
}
