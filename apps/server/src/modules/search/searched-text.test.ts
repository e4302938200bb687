import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const searched = async (...parts: (string | null)[]) => {
  const [row] = await database.admin<{ text: string }>('select searched_text(variadic $1::text[]) as text', [parts])
  return row!.text
}

/** How many milliseconds it takes at best: others' work only makes it longer. */
async function timeOf(sql: string, text: string) {
  let best = Infinity
  for (let run = 0; run < 4; run++) {
    const started = performance.now()
    await database.admin(sql, [text])
    best = Math.min(best, performance.now() - started)
  }
  return best
}

describe('the text of a search document', () => {
  it.each(
    ['searched_text', 'folded'].flatMap((name) =>
      ['<', '<a ', '<b>', '</p>', '</p', '&', '&lt;', ' ', 'a ', '.', '\u0001', ' \u0001', 'á'].map((unit) => [
        name,
        unit,
      ]),
    ),
  )('is made in linear time by %s of many %j', async (name, unit) => {
    const sql = `select length(${name}($1::text))`
    const short = await timeOf(sql, unit!.repeat(8_000))
    const long = await timeOf(sql, unit!.repeat(64_000))
    // eight times as much in linear time, 64 times as much in quadratic time
    expect(long / short).toBeLessThan(24)
  })

  it.each([
    [
      'puts a full stop between texts that end without one',
      ['Entrada franca', 'Roupas, livros.'],
      'Entrada franca. Roupas, livros.',
    ],
    [
      'adds no second sign to one in any of our languages',
      ['Entrada franca!', '¡Ven!', 'Why?', 'Luz…', 'Fim'],
      'Entrada franca! ¡Ven! Why? Luz… Fim',
    ],
    ['leaves out what is empty', [null, '', ' ', 'Um', null, '<p></p>', 'Dois'], 'Um. Dois'],
    [
      'ends headings, paragraphs and entries of lists',
      ['<h2>Programa</h2><ul><li>Louvor</li><li>Ceia</li></ul><p>Venha.</p>'],
      'Programa. Louvor. Ceia. Venha.',
    ],
    ['ends no word within a sentence', ['<p>Uma noite <strong>inteira</strong>.</p>'], 'Uma noite inteira .'],
    ['keeps a sign of less that opens no tag', ['x < y', '<p>a &lt; b</p> 1 <'], 'x < y. a < b. 1 <'],
    ['is empty where there is none', [null], ''],
  ] as const)('%s', async (_name, parts, text) => {
    expect(await searched(...parts)).toBe(text)
  })
})
