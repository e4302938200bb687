import { hashSource } from '../../http/hash-source.ts'
import { escapeHtml } from '../../http/html.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** Minimal styles without the portal's assets: these pages must work when everything else fails. */
const style = (color: string) =>
  ':root{color-scheme:light dark;--ink:#2b2622;--quiet:#6b6158;--paper:#faf8f5;--card:#fff;--line:#e4ddd4}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#efe9e2;--quiet:#b3a89c;--paper:#1b1816;--card:#26221f;--line:#3b3530}}' +
  '*{box-sizing:border-box}body{margin:0;padding:1.5rem 1rem;background:var(--paper);color:var(--ink);' +
  'font:1.0625rem/1.55 "Source Sans 3",system-ui,sans-serif}main{max-width:32rem;margin:4vh auto}' +
  `.card{background:var(--card);border:1px solid var(--line);border-top:4px solid ${color};border-radius:12px;padding:1.5rem}` +
  'h1{font:500 1.5rem/1.25 Literata,Georgia,serif;margin:0 0 .75rem}p{margin:0 0 .75rem}.quiet{color:var(--quiet)}' +
  '.note{border:1px dashed var(--quiet);border-radius:8px;padding:.6rem .8rem}dl{display:grid;' +
  'grid-template-columns:repeat(auto-fit,minmax(max(35%,5.5rem),1fr));gap:.35rem 1rem;margin:0 0 1rem}' +
  'dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}' +
  'form{display:grid;gap:.6rem;margin:1rem 0}button{font:inherit;font-weight:600;min-height:44px;border-radius:8px;' +
  'border:1px solid var(--ink);background:transparent;color:var(--ink);cursor:pointer}' +
  'button.first{background:var(--ink);color:var(--paper)}a{color:inherit}iframe{width:100%;height:70vh;border:0}' +
  ':focus-visible{outline:3px solid var(--ink);outline-offset:2px}'

export type HostPage = {
  language: PersonLanguage
  church: Pick<DirectoryChurch, 'nome' | 'corApp'>
  title: string
  /** HTML, with its texts escaped by the caller. */
  body: string
  script?: string
  frameAncestors: string[]
  /** It frames another provider's page. */
  framesProvider?: boolean
}

/** A page of the payment host with its headers. Its policy contains the hashes of exactly its style and script. */
export function hostPage({ language, church, title, body, script, frameAncestors, framesProvider }: HostPage) {
  const css = style(church.corApp)
  const policy = [
    `default-src 'none'`,
    `style-src ${hashSource(css)}`,
    ...(script ? [`script-src ${hashSource(script)}`] : []),
    ...(framesProvider ? ['frame-src https:'] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${frameAncestors.length ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; ')
  const html =
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(church.nome)}</title>` +
    `<style>${css}</style></head><body><main><p class="quiet">${escapeHtml(church.nome)}</p><div class="card">` +
    `<h1>${escapeHtml(title)}</h1>${body}</div></main>${script ? `<script>${script}</script>` : ''}</body></html>`
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  }
}
