import { afterEach, describe, expect, it, vi } from 'vitest'

const portal = 'https://demo.portal.test'

/** Runs the script of an element, as a browser does: each run has a module of its own. */
async function run(element: Element) {
  vi.resetModules()
  const { attachEmbeds } = await import('./attach-embeds.ts')
  // an element that loads nothing replaces the script
  attachEmbeds(Object.assign(element, { src: `${portal}/embed.js` }) as unknown as HTMLScriptElement)
}

/** Writes a page and runs its scripts. */
async function open(html: string) {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll('b')) await run(element)
}

const frames = () => [...document.querySelectorAll('iframe')]

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.resetModules()
})

describe('the embed script on a page that is restored from its own HTML', () => {
  it('replaces the frame that an earlier run inserted after it', async () => {
    await open('<b data-route="praise" data-praise-id="1"></b><p></p><b data-route="chat"></b>')
    const snapshot = document.body.innerHTML
    await open(snapshot)
    expect(frames().map(({ src }) => src)).toEqual([`${portal}/embed/praise?praiseId=1`, `${portal}/embed/chat`])
    expect(document.body.innerHTML).toBe(snapshot)
  })

  it('replaces that frame where the HTML was indented, and keeps a frame that the site wrote', async () => {
    await open('<b data-route="praise"></b>')
    await open(document.body.innerHTML.replace('<iframe', '\n  <iframe'))
    expect(frames()).toHaveLength(1)
    await open('<b data-route="praise"></b><iframe data-atrio title="plain"></iframe>')
    expect(frames().map(({ title }) => title)).toContain('plain')
    expect(frames()).toHaveLength(2)
  })

  it('adds no listener when a script without a route runs again, and connects the new frames', async () => {
    const plain = `<iframe data-atrio src="${portal}/embed/praise"></iframe><b></b>`
    const listeners = vi.spyOn(window, 'addEventListener')
    await open(plain)
    dispatchEvent(new Event('load'))
    await open(plain)
    dispatchEvent(new Event('load'))
    const [frame] = frames()
    const source = { postMessage: vi.fn<Window['postMessage']>() }
    Object.defineProperty(frame, 'contentWindow', { value: source })
    const event = new MessageEvent('message', { data: { atrio: 1, type: 'ready' }, origin: portal })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
    const added = listeners.mock.calls.filter(([type]) => type === 'message').map(([, listener]) => listener)
    // the page's, and one of each frame
    expect(new Set(added).size).toBe(3)
    expect(source.postMessage.mock.calls).toEqual([[{ atrio: 1, type: 'hello' }, portal]])
  })

  it('listens again on a document that was opened again, which loses its listeners', async () => {
    const plain = `<iframe data-atrio src="${portal}/embed/praise"></iframe><b></b>`
    const listeners = vi.spyOn(window, 'addEventListener')
    await open(plain)
    for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener)
    listeners.mockClear()
    await open(plain)
    expect(listeners.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['load', 'message']))
  })
})
