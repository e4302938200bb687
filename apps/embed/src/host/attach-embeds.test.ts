import { afterEach, describe, expect, it, vi } from 'vitest'
import { attachEmbeds } from './attach-embeds.ts'

const portal = 'https://demo.portal.test'

/** A page with the script as it is written in HTML. */
function page(attributes: string, around = '') {
  document.body.innerHTML = `${around}<b ${attributes}></b>`
  // an element that loads nothing replaces the script
  const script = Object.assign(document.querySelector('b')!, { src: `${portal}/embed.js` })
  attachEmbeds(script as unknown as HTMLScriptElement)
  const frame = document.querySelector('iframe')!
  const said: [unknown, string][] = []
  Object.defineProperty(frame, 'contentWindow', {
    value: { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) },
  })
  return { script, frame, said }
}

/** A message as the browser gives it; jsdom takes real windows alone as sources. */
function hear(data: unknown, origin: string, source: unknown) {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  dispatchEvent(event)
}

afterEach(() => document.body.replaceChildren())

const size = (height: unknown) => ({ atrio: 1, type: 'size', height })

describe('the embed script on another site', () => {
  it('inserts a frame in its place with its options in the address', () => {
    const { script, frame } = page(
      'data-route="praise" data-praise-id="21" data-theme="dark" data-color="#0a7d55" data-title="Song" data-height="90"',
    )
    expect(frame.src).toBe(`${portal}/embed/praise?praiseId=21&theme=dark&embedColor=%230a7d55`)
    expect(script.nextSibling).toBe(frame)
    expect([frame.title, frame.style.height]).toEqual(['Song', '90px'])
  })

  it.each(['', 'data-title=""', 'data-title=" "'])(
    'names the frame after the portal where it has no title: %j',
    (title) => {
      expect(page(`data-route="reading-plans" ${title}`).frame.title).toBe('demo.portal.test')
    },
  )

  it('never writes a token into the address or leaves the embed folder', () => {
    const { frame } = page('data-route="../user/account" data-token="secret" data-user="7"')
    expect(frame.src).toBe(`${portal}/embed/..%2Fuser%2Faccount`)
  })

  it('greets a ready frame and applies its height', () => {
    const { frame, said } = page('data-route="praise"')
    hear({ atrio: 1, type: 'ready' }, portal, frame.contentWindow)
    expect(said).toEqual([[{ atrio: 1, type: 'hello' }, portal]])
    hear(size(512.2), portal, frame.contentWindow)
    expect(frame.style.height).toBe('513px')
  })

  it('adds the border that the site draws around the frame', () => {
    const { frame } = page('data-route="praise"')
    frame.style.boxSizing = 'border-box'
    Object.defineProperties(frame, { offsetHeight: { value: 322 }, clientHeight: { value: 320 } })
    hear(size(500), portal, frame.contentWindow)
    expect(frame.style.height).toBe('502px')
  })

  it('takes no padding from the site’s styles for a frame of its own, and adds that of a plain one', () => {
    const style = '<style>iframe{padding:10px;box-sizing:border-box}</style>'
    const own = page('data-route="chat"', style)
    hear(size(500), portal, own.frame.contentWindow)
    expect([getComputedStyle(own.frame).padding, own.frame.style.height]).toEqual(['0px', '500px'])

    const plain = page('', `${style}<iframe data-atrio src="${portal}/embed/chat"></iframe>`)
    dispatchEvent(new Event('load'))
    hear(size(500), portal, plain.frame.contentWindow)
    expect(plain.frame.style.height).toBe('520px')
    plain.frame.style.boxSizing = 'content-box'
    hear(size(500), portal, plain.frame.contentWindow)
    expect(plain.frame.style.height).toBe('500px')
  })

  it('sends the look and its changes', async () => {
    const { script, frame, said } = page('data-route="praise" data-theme="dark"')
    hear({ atrio: 1, type: 'ready' }, portal, frame.contentWindow)
    expect(said[1]).toEqual([{ atrio: 1, type: 'look', theme: 'dark' }, portal])
    Object.assign((script as HTMLElement).dataset, { theme: 'light', color: '0a7d55' })
    await expect.poll(() => said.at(-1)).toEqual([{ atrio: 1, type: 'look', theme: 'light', color: '#0a7d55' }, portal])
  })

  it('leaves alone what the frame’s address alone names, and restores the church’s own when an attribute is removed', async () => {
    const address = `${portal}/embed/praise?embedColor=0a7d55`
    const { frame, said } = page('', `<iframe data-atrio data-theme="dark" src="${address}"></iframe>`)
    dispatchEvent(new Event('load'))
    hear({ atrio: 1, type: 'ready' }, portal, frame.contentWindow)
    expect(said.at(-1)).toEqual([{ atrio: 1, type: 'look', theme: 'dark' }, portal])
    delete frame.dataset['theme']
    await expect.poll(() => said.at(-1)).toEqual([{ atrio: 1, type: 'look', theme: null }, portal])
    // the frame has loaded again, with the theme of its address
    hear({ atrio: 1, type: 'ready' }, portal, frame.contentWindow)
    expect(said.slice(-2).map(([message]) => message)).toEqual([
      { atrio: 1, type: 'hello' },
      { atrio: 1, type: 'look', theme: null },
    ])
  })

  it.each<[string, unknown, string, boolean]>([
    ['another origin', size(900), 'https://evil.test', true],
    ['another window', size(900), portal, false],
    ['another version', { ...size(900), atrio: 2 }, portal, true],
    ['a text for a height', size('900px'), portal, true],
    ['no number', size(NaN), portal, true],
    ['less than nothing', size(-1), portal, true],
    ['more than any page', size(1e9), portal, true],
    ['a text', 'size', portal, true],
    ['nothing', null, portal, true],
  ])('ignores %s', (_what, data, origin, ownWindow) => {
    const { frame, said } = page('data-route="praise"')
    hear(data, origin, ownWindow ? frame.contentWindow : {})
    expect([frame.style.height, said]).toEqual(['320px', []])
  })

  it('releases a frame that left the page and reconnects when it returns', () => {
    const { script, frame, said } = page('data-route="praise"')
    // those of the tests before go first
    hear({}, 'https://any.test', null)
    const [left, disconnected] = [
      vi.spyOn(window, 'removeEventListener'),
      vi.spyOn(MutationObserver.prototype, 'disconnect'),
    ]
    frame.remove()
    hear({}, 'https://any.test', null)
    expect(left.mock.calls).toEqual([['message', expect.any(Function)]])
    expect(disconnected).toHaveBeenCalledOnce()
    hear({ atrio: 1, type: 'ready' }, portal, frame.contentWindow)
    hear(size(700), portal, frame.contentWindow)
    expect([frame.style.height, said]).toEqual(['320px', []])
    script.after(frame)
    frame.dispatchEvent(new Event('load'))
    frame.dispatchEvent(new Event('load'))
    hear(size(700), portal, frame.contentWindow)
    expect([frame.style.height, said]).toEqual(['700px', [[{ atrio: 1, type: 'hello' }, portal]]])
    vi.restoreAllMocks()
  })

  it('without a route connects only existing frames of its portal', () => {
    const { frame, said } = page('', `<iframe data-atrio src="${portal}/embed/praise?praiseId=2"></iframe>`)
    dispatchEvent(new Event('load'))
    hear(size(700), portal, frame.contentWindow)
    expect(frame.style.height).toBe('700px')
    expect(said.every(([, origin]) => origin === portal)).toBe(true)

    const other = page('', '<iframe data-atrio src="https://other.test/embed/praise"></iframe>')
    dispatchEvent(new Event('load'))
    hear(size(700), portal, other.frame.contentWindow)
    expect(other.frame.style.height).toBe('')
  })

  it('connects a frame that the page inserts later, when the frame announces itself', () => {
    page('', `<iframe data-atrio src="${portal}/embed/praise?praiseId=2"></iframe>`)
    dispatchEvent(new Event('load'))
    document.body.insertAdjacentHTML('beforeend', `<iframe data-atrio src="${portal}/embed/chat"></iframe>`)
    const later = [...document.querySelectorAll('iframe')].at(-1)!
    const said: unknown[] = []
    const contentWindow = { postMessage: (message: unknown) => void said.push(message) }
    Object.defineProperty(later, 'contentWindow', { value: contentWindow })
    hear({ atrio: 1, type: 'ready' }, portal, contentWindow)
    hear(size(700), portal, contentWindow)
    expect(later.style.height).toBe('700px')
    expect(said).toContainEqual({ atrio: 1, type: 'hello' })
  })

  it('says in the console why a frame stays empty, and says nothing of one that answers', () => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const silent = page('data-route="praise"')
    silent.frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`church embeds add <church> ${location.origin}`)]])
    expect(warn.mock.calls[0]![0]).toContain(`Content-Security-Policy (frame-src) may forbid ${portal}`)

    // a plain frame has loaded before the script looks for it; a lazy one is not silent
    page('', `<iframe data-atrio src="${portal}/embed/praise"></iframe>`)
    dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(warn).toHaveBeenCalledTimes(2)
    page('', `<iframe data-atrio loading="lazy" src="${portal}/embed/praise"></iframe>`)
    dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)

    const answering = page('data-route="praise"')
    answering.frame.dispatchEvent(new Event('load'))
    hear({ atrio: 1, type: 'ready' }, portal, answering.frame.contentWindow)
    vi.advanceTimersByTime(20_000)
    expect(warn).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})
