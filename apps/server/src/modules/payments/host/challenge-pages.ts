import type { Order } from '../payments.tables.ts'
import { escape, type HostPage } from './host-page.ts'
import { hostWords } from './host.words.ts'

type Frame = Pick<HostPage, 'language' | 'church' | 'frameAncestors'>

/** Text that may stand inside a script, whatever it carries. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Tells the pages around this one, where they are of a portal of this church, that the bank has its answer: a hint. */
const tell = ({ frameAncestors }: Frame, order: Order) =>
  `const known=${inScript(frameAncestors)},around=location.ancestorOrigins?[...location.ancestorOrigins]:known,` +
  `tell=()=>{for(const origin of around)if(known.includes(origin)&&parent!==self)parent.postMessage(` +
  `${inScript({ type: 'atrio:3ds-authentication-complete', challenge: order.passo.desafio?.id ?? null })},origin)};`

/** The bank's question: its own page in a frame, or in the sandbox two buttons. */
export function challengePage(frame: Frame, order: Order, bank: string | null): HostPage {
  const words = hostWords[frame.language]
  if (bank === null) {
    const form =
      `<form method="post"><button name="answer" value="confirm" class="first">${words.confirm}</button>` +
      `<button name="answer" value="decline">${words.decline}</button></form>`
    const body = `<p>${words.challengeQuestion}</p><p class="note">${words.sandboxNote}</p>${form}`
    return { ...frame, title: words.challengeTitle, body }
  }
  const script = tell(frame, order) + `addEventListener('message',event=>{if(event.origin===location.origin)tell()})`
  const body = `<p>${words.challengeQuestion}</p><iframe src="${escape(bank)}" title="${words.framed}"></iframe>`
  return { ...frame, title: words.challengeTitle, body, script, framesProvider: true }
}

/** The bank has been answered. */
export function donePage(frame: Frame, order: Order): HostPage {
  const words = hostWords[frame.language]
  return { ...frame, title: words.doneTitle, body: `<p>${words.done}</p>`, script: `${tell(frame, order)}tell()` }
}
