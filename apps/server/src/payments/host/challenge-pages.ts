import type { Order } from '../payments.tables.ts'
import { escape, type HostPage } from './host-page.ts'
import { hostWords } from './host.words.ts'
import { backTo } from './status-link.ts'

type Frame = Pick<HostPage, 'language' | 'church' | 'frameAncestors'>

/** Text that may stand inside a script, whatever it carries. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Milliseconds in which the page around may act on the message before the frame is led back to the portal. */
const BACK_MS = 300

/**
 * Tells the page around this one, where it is of a portal of this church (or ours, around the bank's), that the bank has
 * its answer: a hint. Then a frame in a portal is led back to it, which tells the same by itself (docs/wire.md).
 */
function tell({ frameAncestors }: Frame, order: Order): string {
  const challenge = order.passo.desafio?.id ?? null
  const message = inScript({ type: 'atrio:3ds-authentication-complete', challenge })
  return (
    `const known=${inScript(frameAncestors)},above=location.ancestorOrigins,` +
    `around=known.filter(origin=>!above||origin===above[0]),tell=()=>{if(parent===self)return;` +
    `for(const origin of around)parent.postMessage(${message},origin);` +
    `if(around.length===1&&around[0]!==location.origin)` +
    `setTimeout(()=>location.replace(around[0]+${inScript(`/?challenge=${challenge}`)}),${BACK_MS})};`
  )
}

/** The sandbox's question: two buttons. */
export function playedPage(frame: Frame): HostPage {
  const words = hostWords[frame.language]
  const form =
    `<form method="post"><button name="answer" value="confirm" class="first">${words.confirm}</button>` +
    `<button name="answer" value="decline">${words.decline}</button></form>`
  const body = `<p>${words.challengeQuestion}</p><p class="note">${words.sandboxNote}</p>${form}`
  return { ...frame, title: words.challengeTitle, body }
}

/** The bank's question: its own page in a frame. */
export function challengePage(frame: Frame, order: Order, bank: string): HostPage {
  const words = hostWords[frame.language]
  const script =
    tell(frame, order) +
    `addEventListener('message',event=>{if(event.origin===location.origin&&event.source===frames[0])tell()})`
  const body = `<p>${words.challengeQuestion}</p><iframe src="${escape(bank)}" title="${words.framed}"></iframe>`
  return { ...frame, title: words.challengeTitle, body, script, framesProvider: true }
}

/** The bank asks no more, and its answer is not known yet. @param portal the church's origin */
export function confirmingPage(frame: Frame, order: Order, portal: string | undefined): HostPage {
  const words = hostWords[frame.language]
  const body = `<p>${words.confirming}</p>${portal ? backTo(order, portal, words.backToOrder) : ''}`
  return { ...frame, title: words.confirmingTitle, body, script: `${tell(frame, order)}tell()` }
}

/** The bank has been answered. */
export function donePage(frame: Frame, order: Order): HostPage {
  const words = hostWords[frame.language]
  return { ...frame, title: words.doneTitle, body: `<p>${words.done}</p>`, script: `${tell(frame, order)}tell()` }
}
