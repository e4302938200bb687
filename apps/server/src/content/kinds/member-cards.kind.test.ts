import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSanitize } from '../../platform/sanitize.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { importContent } from '../import-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const card = { email: 'ana@demo.test', numero: '0142', dataBatismo: '2001-12-16', cargo: 'Professora' }
async function bring(cards: object[]) {
  const { database, media, clock } = server.app.services
  const account = (email: string, nome: string) => ({ email, senha: 'Atrio#2026', nome, sobrenome: 'Nogueira' })
  const folder = await contentFolder({
    'igreja.json': churchFile(),
    'contas.json': JSON.stringify([account('ana@demo.test', 'Ana'), account('leo@demo.test', 'Leo')]),
    'carteirinhas.json': JSON.stringify(cards),
  })
  await importContent({ folder, database, media, clock, sanitize: await loadSanitize() })
}
const stored = () => server.database.admin('select numero, cargo, codigo from carteirinha order by id')

it('cards are imported, keep their codes, and are kept when the file omits them', async () => {
  await bring([card])
  const [first] = await stored()
  expect(first).toMatchObject({ numero: '0142', cargo: 'Professora' })
  await bring([
    { ...card, numero: '0143', cargo: undefined },
    { email: 'leo@demo.test', numero: '0144' },
  ])
  expect(await stored()).toEqual([
    { ...first, numero: '0143', cargo: null },
    expect.objectContaining({ numero: '0144' }),
  ])
  await bring([])
  expect(await stored()).toHaveLength(2)
})

it.each([
  [
    'of an unknown member',
    [{ ...card, email: 'nobody@demo.test' }],
    'the church has no user with the e-mail nobody@demo.test',
  ],
  ['with another’s number', [{ ...card, email: 'leo@demo.test', numero: '0143' }], 'is another member’s'],
  ['twice', [card, card], 'is used twice'],
  ['of a day that there is not', [{ ...card, dataBatismo: '2001-02-30' }], 'is no day of the calendar'],
])('a card %s is refused', async (_what, cards, message) => {
  await expect(bring(cards)).rejects.toThrow(message)
})
