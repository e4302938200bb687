import type { Page } from 'playwright'
import { inPassing, type Person } from './people.ts'
import type { Stage } from './stage.ts'

/** What is said beside the demonstration's broadcast before anybody takes a picture of it. */
const lines: [Person, string][] = [
  ['ana', 'Boa noite, família! Assistindo de Santos com a minha mãe.'],
  ['leo', 'Bem-vindas! Quem quiser deixar um pedido de oração pode escrever aqui ou pelo botão embaixo do vídeo.'],
  ['ana', 'Peço oração pela dona Alzira, que opera amanhã cedo no Hospital das Clínicas.'],
  ['leo', 'Anotado. Oramos por ela às 20h.'],
  ['ana', 'https://www.biblia.example/salmos/121?versao=almeida-revista-e-corrigida-de-1911&destaque=versiculos-1-a-8'],
]

async function say(page: Page, text: string) {
  await page.locator('[data-chat="joined"] textarea').fill(text)
  await page.locator('[data-chat="joined"] form button[type="submit"]').click()
  await page
    .locator('[data-chat="joined"] [role="log"] li', { hasText: text.slice(0, 30) })
    .first()
    .waitFor()
}

/** The page beside which people have talked. */
export async function talkedAt(stage: Stage): Promise<string> {
  await stage.once('talk', async () => {
    for (const [person, text] of lines)
      await inPassing(stage, 'demo', person, async (page) => {
        await page.goto(stage.portal.urlOf('demo', '/live'))
        await say(page, text)
      })
  })
  return '/live'
}
