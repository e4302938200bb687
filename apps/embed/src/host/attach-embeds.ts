import { readFrameMessage, VERSION, type Look } from '../frame/messages.ts'

/** Names of the script's attributes that are for itself; all others go into the frame's address. */
const FRAME_OPTIONS = ['route', 'theme', 'color', 'title', 'height']
/** Parameters that are never passed on: a frame's address must not sign anybody in. */
const NEVER_FORWARDED = ['token', 'user']

/**
 * Inserts a frame in place of the script (`data-route`), or else connects the frames of this portal that the page has
 * already (`<iframe data-atrio>`): each grows with its content and wears the look that its element's attributes name.
 */
export function attachEmbeds(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src)
  const { dataset } = script
  if (dataset['route']) {
    const frame = frameOf(origin, dataset)
    tend(frame, origin, script)
    // last, so that none of its messages is missed
    const next = script.nextElementSibling
    if (next?.matches('iframe[data-atrio-made]')) next.replaceWith(frame)
    else script.after(frame)
    return
  }
  const { adopt, hear } = (portals[origin] ??= adopterOf(origin))
  // at each run, since a document that was opened again has lost them; the same function is not added twice
  addEventListener('load', adopt)
  addEventListener('message', hear)
  // once the page and its frames have loaded
  if (document.readyState === 'complete') adopt()
}

/**
 * By origin, what connects the frames of that portal. On the window, since each run of the script has variables of its
 * own, and a page that is restored from its HTML runs it again.
 */
const onWindow = window as unknown as Partial<Record<symbol, Record<string, Adopter>>>
const portals = (onWindow[Symbol.for('atrio.portals')] ??= {})

type Adopter = { adopt: () => void; hear: (event: MessageEvent) => void }

function adopterOf(origin: string): Adopter {
  const adopt = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-atrio]')) {
      const isOurs = URL.canParse(frame.src) && new URL(frame.src).origin === origin
      if (isOurs && !tended.has(frame)) tend(frame, origin, frame)()
    }
  }
  // a frame that the page inserts later announces itself
  const hear = ({ origin: from, data }: MessageEvent) => {
    if (from === origin && readFrameMessage(data)?.type === 'ready') adopt()
  }
  return { adopt, hear }
}

const tended = new WeakSet<Element>()

function frameOf(origin: string, dataset: DOMStringMap): HTMLIFrameElement {
  const { route = '', theme, color, title = '', height } = dataset
  const address = new URL(`/embed/${encodeURIComponent(route)}`, origin)
  for (const [name, value = ''] of Object.entries(dataset)) {
    if (!FRAME_OPTIONS.includes(name) && !NEVER_FORWARDED.includes(name)) address.searchParams.set(name, value)
  }
  if (theme) address.searchParams.set('theme', theme)
  if (color) address.searchParams.set('embedColor', color)
  const frame = document.createElement('iframe')
  // a page that is restored from its HTML has the frame of an earlier run
  frame.dataset['atrioMade'] = ''
  // a frame without a name is announced by its address, or not at all
  frame.title = title.trim() || address.hostname
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin'
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    border: '0',
    padding: '0',
    height: `${Number(height) || 320}px`,
  })
  frame.src = address.href
  return frame
}

/**
 * The look in an element's attributes. A missing one that has `changed` restores the church's own; one that never was
 * there is left out, since the frame's address may name it.
 */
function lookOf({ dataset: { theme, color } }: HTMLElement, changed: ReadonlySet<string | null>): Look {
  const look: Look = {}
  if (theme === 'light' || theme === 'dark') look.theme = theme
  else if (changed.has('data-theme')) look.theme = null
  if (color) look.color = `#${color.replace('#', '')}`
  else if (changed.has('data-color')) look.color = null
  return look
}

/** Milliseconds: a frame answers within a second of its load, and is slower on a slow phone. */
const ANSWER_MS = 15_000

/** For people who build the site: a browser shows a refused frame as an empty one. */
const explainSilence = ({ src }: HTMLIFrameElement, origin: string) =>
  console.warn(
    `Atrio: the frame ${src} does not answer. If it stays empty, this page's Content-Security-Policy (frame-src) may forbid ${origin}, or this site is not registered: npm run atrio -- church embeds add <church> ${location.origin}`,
  )

/** Height that the site's own borders and padding take from a frame whose height contains them. */
function edgesOf(frame: HTMLElement): number {
  const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame)
  if (boxSizing !== 'border-box') return 0
  return frame.offsetHeight - frame.clientHeight + (parseFloat(paddingTop) || 0) + (parseFloat(paddingBottom) || 0)
}

/**
 * Talks with one frame: with its window alone, as long as that is of the portal's origin.
 * @returns greets it, where it may have been ready before anybody listened
 */
function tend(frame: HTMLIFrameElement, origin: string, element: HTMLElement): () => void {
  tended.add(frame)
  const say = (message: object) => frame.contentWindow?.postMessage({ atrio: VERSION, ...message }, origin)
  const changed = new Set<string | null>()
  const wear = () => {
    const look = lookOf(element, changed)
    if (Object.keys(look).length > 0) say({ type: 'look', ...look })
  }
  const greet = () => {
    // greeted when it had loaded; a lazy one may load much later
    if (frame.getAttribute('loading') !== 'lazy') expectAnswer()
    say({ type: 'hello' })
    wear()
  }
  /** It has answered, or its silence is explained. */
  let settled = false
  const expectAnswer = () =>
    setTimeout(() => {
      if (settled || !frame.isConnected) return
      settled = true
      explainSilence(frame, origin)
    }, ANSWER_MS)
  const looks = new MutationObserver((changes) => {
    for (const { attributeName } of changes) changed.add(attributeName)
    wear()
  })
  let listening = false
  const listen = () => {
    listening = true
    addEventListener('message', hear)
    looks.observe(element, { attributeFilter: ['data-theme', 'data-color'] })
  }
  const hear = (event: MessageEvent) => {
    // the next one that comes makes room for those that have gone
    if (!frame.isConnected) {
      listening = false
      removeEventListener('message', hear)
      looks.disconnect()
      return
    }
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const said = readFrameMessage(event.data)
    if (said) settled = true
    if (said?.type === 'ready') greet()
    if (said?.type === 'size') frame.style.height = `${said.height + edgesOf(frame)}px`
  }
  listen()
  // a frame that is moved loads again
  frame.addEventListener('load', () => {
    expectAnswer()
    if (listening) return
    listen()
    greet()
  })
  return greet
}
