import { companionOf, isKept, kindOf, type Kind } from './kind-of-request.ts'
import { readPush, tabOf } from './pushed-notification.ts'
import { deleteOlderCaches, storeCopy, cachedCopy, networkFirst, cacheFirst, type Shelf } from './shelf.ts'
import type { Opened, WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

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
const FRAME_ADDRESS = '/user/account'

/** Start page of the installed portal. */
const HOME = '/'

/** Fetches what is not cached yet. */
async function bring(shelf: Shelf, address: string): Promise<void> {
  if (!(await cachedCopy(shelf, address))) await storeCopy(shelf, address, await fetch(address))
}

self.addEventListener('install', (event) => {
  const first = [...FIRST_FILES.map((file) => bring(ASSETS, file)), bring(FRAME, FRAME_ADDRESS), bring(PAGES, HOME)]
  event.waitUntil(Promise.all(first).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // an open tab of the previous build still needs its files
  const forgotten = [deleteOlderCaches('assets ', 2), deleteOlderCaches('pages ', 1), deleteOlderCaches('frame ', 1)]
  event.waitUntil(Promise.all([...forgotten, self.registration.navigationPreload?.enable()]))
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => event.waitUntil(keepOpened(event.data)))

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
    try {
      return await networkFirst(PAGES, url, isKept(url) ? keeping(PAGES, event, asked) : asked)
    } catch (error) {
      const frame = await cachedCopy(FRAME, FRAME_ADDRESS)
      if (!frame) throw error
      return frame
    }
  },
}

/** Its files are in the browser's own cache, as far as they belong to the build. */
async function keepOpened({ page, files }: Opened): Promise<void> {
  const isOwn = (address: string) => new URL(address).origin === self.location.origin
  const assets = files.filter((file) => isOwn(file) && new URL(file).pathname.startsWith('/assets/'))
  const address = page.replace(/#.*/, '')
  await Promise.all([
    ...assets.map((file) => bring(ASSETS, file)),
    ...(isOwn(address) && isKept(address) ? [bring(PAGES, address)] : []),
  ])
}

const fromNetwork = async (event: WorkerFetchEvent) => (await event.preloadResponse) ?? fetch(event.request)

/** The answer, which is kept while the page reads it. */
async function keeping(shelf: Shelf, event: WorkerFetchEvent, asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  event.waitUntil(storeCopy(shelf, event.request.url, answer.clone()))
  return answer
}
