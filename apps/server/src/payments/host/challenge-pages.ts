import { escapeHtml } from '../../http/html.ts'
import type { Order } from '../payments.tables.ts'
import type { HostPage } from './host-page.ts'
import { hostWords } from './host.words.ts'
import { orderLink } from './status-link.ts'

type Frame = Pick<HostPage, 'language' | 'church' | 'frameAncestors'>

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Milliseconds for the portal to react to the message before the frame returns to it. */
const BACK_MS = 300

/**
 * Notifies the framing page, if it is a portal of this church (or ours, around the bank's), that the challenge has
 * ended: only a hint. Then a frame in a portal returns to it, which has the same effect (docs/wire.md).
 */
function notifyPortal({ frameAncestors }: Frame, order: Order): string {
  const challenge = order.passo.desafio?.id ?? null
  const message = inScript({ type: 'atrio:3ds-authentication-complete', challenge })
  return (
    `const known=${inScript(frameAncestors)},above=location.ancestorOrigins,` +
    `around=known.filter(origin=>!above||origin===above[0]),notifyPortal=()=>{if(parent===self)return;` +
    `for(const origin of around)parent.postMessage(${message},origin);` +
    `if(around.length===1&&around[0]!==location.origin)` +
    `setTimeout(()=>location.replace(around[0]+${inScript(`/?challenge=${challenge}`)}),${BACK_MS})};`
  )
}

/** The sandbox's challenge: two buttons. */
export function sandboxChallengePage(frame: Frame): HostPage {
  const words = hostWords[frame.language]
  const form =
    `<form method="post"><button name="answer" value="confirm" class="first">${words.confirm}</button>` +
    `<button name="answer" value="decline">${words.decline}</button></form>`
  const body = `<p>${words.challengeQuestion}</p><p class="note">${words.sandboxNote}</p>${form}`
  return { ...frame, title: words.challengeTitle, body }
}

/** The bank's challenge, in a frame. */
export function challengePage(frame: Frame, order: Order, bank: string): HostPage {
  const words = hostWords[frame.language]
  const script =
    notifyPortal(frame, order) +
    `addEventListener('message',event=>{if(event.origin===location.origin&&event.source===frames[0])notifyPortal()})`
  const body = `<p>${words.challengeQuestion}</p><iframe src="${escapeHtml(bank)}" title="${words.framed}"></iframe>`
  return { ...frame, title: words.challengeTitle, body, script, framesProvider: true }
}

/** The challenge has ended, and its result is not known yet. @param portal the church's origin */
export function confirmingPage(frame: Frame, order: Order, portal: string | undefined): HostPage {
  const words = hostWords[frame.language]
  const body = `<p>${words.confirming}</p>${portal ? orderLink(order, portal, words.backToOrder) : ''}`
  return { ...frame, title: words.confirmingTitle, body, script: `${notifyPortal(frame, order)}notifyPortal()` }
}

/** The challenge has ended. */
export function donePage(frame: Frame, order: Order): HostPage {
  const words = hostWords[frame.language]
  return {
    ...frame,
    title: words.doneTitle,
    body: `<p>${words.done}</p>`,
    script: `${notifyPortal(frame, order)}notifyPortal()`,
  }
}
