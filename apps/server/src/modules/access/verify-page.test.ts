import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'

const GOOD = 'Boa-senha-7#'
let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const body = (email: string) => ({ nome: 'Maria', sobrenome: 'Souza', email, senha: GOOD })
const register = async (church: number, given: object) =>
  world.post(`/igreja/${church}/usuario/`, { ...given, captcha: await world.solve() })

it('leads back from the mail to the page that asked for it, inside of the portal only', async () => {
  const { demo } = world.churches
  const redirectTo = '/event/7?buyingStep=tickets&x="><b>'
  await register(demo, { ...body('back@new.test'), redirectTo: redirectTo.replaceAll('"><b>', '%22') })
  const link = new URL(
    /https?:\/\/\S+verify-email\S+/.exec((await world.mailsTo('back@new.test')).at(-1)?.text ?? '')![0],
  )
  expect(link.searchParams.get('redirectTo')).toBe('/event/7?buyingStep=tickets&x=%22')
  const headers = { host: 'demo.localhost' }
  const page = await world.server.get(link.pathname + link.search, { headers })
  expect(page.body).toContain('name="redirectTo" value="/event/7?buyingStep=tickets&#38;x=%22"')
  const press = (fields: Record<string, string>) =>
    world.server.app.inject({
      method: 'POST',
      url: '/verify-email',
      payload: new URLSearchParams({ code: link.searchParams.get('code') ?? '', ...fields }).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const mistyped = await press({ password: 'Nao-e-esta-7#', redirectTo: '/event/7' })
  expect(mistyped.body).toContain('name="redirectTo" value="/event/7"')
  const pressed = await press({ password: GOOD, redirectTo: '/event/7' })
  expect(pressed.headers.location).toBe('/access?confirmed=true&redirectTo=%2Fevent%2F7')
  for (const elsewhere of ['//evil.test', '/\\evil.test', 'https://evil.test', '/a b']) {
    const refused = await register(demo, { ...body('else@new.test'), redirectTo: elsewhere })
    expect([elsewhere, outcome(refused)]).toEqual([elsewhere, '400 validation'])
    const shown = await world.server.get(
      `/verify-email?${new URLSearchParams({ code: 'A'.repeat(32), redirectTo: elsewhere })}`,
      { headers },
    )
    expect(shown.body).not.toContain('redirectTo')
  }
})
