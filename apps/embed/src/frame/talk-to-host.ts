import { readHostMessage, VERSION, type Look } from './messages.ts'

/** The parts of a window that matter here. */
type FramedWindow = Pick<Window, 'parent' | 'document' | 'addEventListener'>

/**
 * Listens to the site around the frame: to its window alone, and only where that is of an origin that may frame this
 * church. The first hello settles who it is; from then on it receives the content's height.
 */
export function talkToHost(framed: FramedWindow, allowed: readonly string[], root: HTMLElement): void {
  const { parent, document } = framed
  if ((parent as unknown) === framed) return
  let host: string | undefined
  const postSize = () => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (host !== undefined && height > 0) parent.postMessage({ atrio: VERSION, type: 'size', height }, host)
  }
  framed.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !allowed.includes(origin) || (host !== undefined && host !== origin)) return
    const said = readHostMessage(data)
    if (said?.type === 'hello') {
      host = origin
      postSize()
    }
    if (said?.type === 'look' && host !== undefined) wear(document.documentElement, said)
  })
  new ResizeObserver(postSize).observe(root)
  // to any origin: it only says that the frame is ready, and the site is identified by its greeting
  parent.postMessage({ atrio: VERSION, type: 'ready' }, '*')
}

/** Every colour of the theme derives from the church's; null restores it, and the system's theme. */
function wear({ dataset, style }: HTMLElement, { theme, color }: Look) {
  if (theme) dataset['theme'] = theme
  if (theme === null) delete dataset['theme']
  if (color === undefined) return
  for (const [name, value] of [
    ['--church', color],
    ['--secondary', color && `${color}26`],
  ] as const) {
    if (value) style.setProperty(name, value)
    else style.removeProperty(name)
  }
}
