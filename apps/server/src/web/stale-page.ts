import { bytesForOne, type Encoding } from '../http/ready-bytes.ts'
import { allowInline } from './content-security-policy.ts'
import { BODY } from './document.ts'
import { etagOf, type ReadyPage } from './page-cache.ts'
import type { PageLocale } from './page-contract.ts'

const WORDS: Record<PageLocale, { text: (age: string) => string; again: string }> = {
  'pt-BR': {
    text: (age) => `Agora não conseguimos atualizar esta página. Você vê como ela estava há ${age}.`,
    again: 'Tentar de novo',
  },
  en: {
    text: (age) => `We can’t update this page right now. You are seeing it as it was ${age} ago.`,
    again: 'Try again',
  },
  es: {
    text: (age) => `Ahora no podemos actualizar esta página. La ves como estaba hace ${age}.`,
    again: 'Reintentar',
  },
}

const STYLE =
  '#stale{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.5rem var(--gutter);' +
  'border-bottom:1px solid var(--hairline);background:var(--warn-wash);color:var(--ink);font-size:var(--t-small)}' +
  '#stale p{margin:0}#stale a{padding:.25rem 0;color:inherit;font-weight:600}'

/** Removes the notice when the router shows another page: that one is not stale. */
const SCRIPT =
  `{const s=document.getElementById('stale'),a=()=>location.pathname+location.search,f=a(),` +
  `o=new MutationObserver(()=>{if(a()!==f){s.remove();o.disconnect()}});` +
  `o.observe(document.body,{childList:true,subtree:true})}`

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The age of a page in words, such as `12 minutes`. */
function ageIn(locale: PageLocale, milliseconds: number): string {
  const [unit, length] = milliseconds < HOUR ? (['minute', MINUTE] as const) : (['hour', HOUR] as const)
  const count = Math.max(1, Math.floor(milliseconds / length))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

type Options = { locale: PageLocale; encoding: Encoding }

/**
 * Marks cached pages that are sent because no newer one can be rendered: the same page under a notice with its age. The
 * notice is outside the element that React hydrates. The cached page itself never has it.
 * @param now milliseconds since the epoch
 */
export function markStale(now: () => number): (page: ReadyPage, options: Options) => Promise<ReadyPage> {
  const latest = new WeakMap<ReadyPage, { name: string; marked: Promise<ReadyPage> }>()
  return async (page, { locale, encoding }) => {
    if (page.location !== undefined) return page
    const { text, again } = WORDS[locale]
    const words = text(ageIn(locale, now() - page.madeAt))
    const name = JSON.stringify([encoding, words])
    const known = latest.get(page)
    if (known?.name === name) return known.marked
    // an empty href is the page's own address, with its query
    const notice = `<div id="stale" role="status"><p>${words}</p><a href="">${again}</a></div><script>${SCRIPT}</script>`
    const marked = withNotice(page, notice, encoding)
    latest.set(page, { name, marked })
    return marked
  }
}

async function withNotice(page: ReadyPage, notice: string, encoding: Encoding): Promise<ReadyPage> {
  const { identity } = page.body
  const html = (typeof identity === 'string' ? Buffer.from(identity, 'latin1') : identity)
    .toString()
    // a function, so that no text of the notice is read as a pattern
    .replace(BODY, () => `<style>${STYLE}</style>${BODY}${notice}`)
  return {
    ...page,
    body: await bytesForOne(html, encoding),
    policy: allowInline(page.policy, { script: SCRIPT, style: STYLE }),
    etag: etagOf(html),
  }
}
