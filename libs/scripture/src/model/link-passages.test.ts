import { expect, it } from 'vitest'
import { passageFinder } from './find-passages.ts'
import { linkPassages, type Passage } from './link-passages.ts'

const linkTo = ({ book, chapter, verses }: Passage) => `/bible/-/${book}/${chapter}#v${verses?.from ?? ''}`
async function linked(
  html: string,
  locale: 'pt-BR' | 'en' | 'es' = 'pt-BR',
  to: typeof linkTo | (() => undefined) = linkTo,
) {
  const root = document.createElement('div')
  root.innerHTML = html
  const links = linkPassages(root, await passageFinder(locale), to)
  return { html: root.innerHTML, links: [...links.values()] }
}
const link = (to: string, text: string) => `<a href="${to}" aria-haspopup="dialog">${text}</a>`

it('linkPassages links each reference of a text and keeps the rest as it is', async () => {
  const { html, links } = await linked('<p>Leia <b>Rm 8.28</b>, Sl 23 &amp; 1 João 3.16–18.</p>')
  expect(html).toBe(
    `<p>Leia <b>${link('/bible/-/ROM/8#v28', 'Rm 8.28')}</b>, ${link('/bible/-/PSA/23#v', 'Sl 23')} &amp; ${link('/bible/-/1JN/3#v16', '1 João 3.16–18')}.</p>`,
  )
  expect(links[2]).toEqual({
    reference: '1 João 3.16–18',
    passage: { book: '1JN', chapter: 3, verses: { from: 16, to: 18 } },
  })
})

it.each([
  ['en', 'see Ps 23:1', 'PSA', 'Ps 23:1'],
  ['es', 'en Génesis 1:1', 'GEN', 'Génesis 1:1'],
] as const)('linkPassages knows the books of %s', async (locale, html, book, reference) => {
  expect((await linked(html, locale)).links).toMatchObject([{ reference, passage: { book } }])
})

it.each([
  '<a href="/x">João 3.16</a>',
  '<a href="/x"><b>João 3.16</b></a>',
  '<h2>João 3.16</h2>',
  '<pre>João 3.16</pre><code>João 3.16</code>',
  '<p>às 19h, sala 3.16; os 12 discípulos; Os 12 discípulos</p>',
  '<p>joão 3 vezes</p>',
])('linkPassages leaves %j as it is', async (html) => {
  expect(await linked(html)).toEqual({ html, links: [] })
})

it.each(['There is 1 way, and I am 5 minutes late. Is 1 enough?', 'He so 2 la 3'])(
  'linkPassages takes no words of English for books: %j',
  async (html) => expect((await linked(html, 'en')).links).toEqual([]),
)

it('linkPassages writes no HTML of its own, and links nothing without a Bible', async () => {
  const text = 'João 3.16 &lt;img src=x onerror=alert(1)&gt;'
  expect((await linked(text)).html).toBe(
    `${link('/bible/-/JHN/3#v16', 'João 3.16')} &lt;img src=x onerror=alert(1)&gt;`,
  )
  expect((await linked(text, 'pt-BR', () => undefined)).html).toBe(text)
})

it('linkPassages run again links nothing twice', async () => {
  const once = await linked('<p>João 3.16</p>')
  expect(await linked(once.html)).toEqual({ html: once.html, links: [] })
})
