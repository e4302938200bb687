import { PORTAL_PORT } from '../hosts/ports.ts'
import { churches, portal } from './churches.ts'
import { expect, test } from './clean-page.ts'
import { words, type Language } from './words.ts'

test.describe('without JavaScript', { tag: '@matrix' }, () => {
  test.use({ javaScriptEnabled: false })

  test('home is readable and its links work', async ({ page, at, church, say }) => {
    await page.goto(at('/'))
    const events = page.getByRole('region', { name: say.events })
    await events.getByRole('link', { name: church.event }).click()
    await expect(page.getByRole('heading', { level: 1, name: church.event })).toBeVisible()
  })
})

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

for (const [language, accept] of Object.entries({
  'pt-BR': 'pt-PT,pt;q=0.9',
  en: 'fr,de;q=0.5',
  es: 'es-MX,en;q=0.3',
})) {
  test(`the server’s page speaks ${language} to a browser that asks for ${accept}`, async ({ request }) => {
    const church = churches['pt-BR']
    const answer = await request.get(`http://127.0.0.1:${PORTAL_PORT}/`, {
      headers: { host: new URL(portal(church.code)).host, 'accept-language': accept },
    })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${church.name}</title>`)
    expect(html).toContain(church.description)
    expect(html).toContain(church.event)
    expect(html).toContain(words[language as Language].skip)
    expect(contentOf(html, 'description')).toMatch(/^Uma sala emprestada .{100}/)
    expect(contentOf(html, 'theme-color')).toBe(church.color)
    const image = contentOf(html, 'og:image') ?? ''
    expect(image).toMatch(/^http:\/\/demo\.localhost:\d+\/media\//)
    const picture = await request.get(image.replace('demo.localhost', '127.0.0.1'), {
      headers: { host: new URL(image).host },
    })
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  })
}
