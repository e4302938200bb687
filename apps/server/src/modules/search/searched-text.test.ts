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

async function timeOf(sql: string, text: string) {
  const started = performance.now()
  await database.admin(sql, [text])
  return performance.now() - started
}

/** Eight times the length takes eight times as long in linear time, and 64 times in quadratic time. */
const MAX_GROWTH = 24
const MAX_RUNS = 40

/**
 * The growth of the shortest times: others' work only makes a time longer, so that with more runs the growth of a linear
 * function comes down to eight, and that of a quadratic one does not come below 64.
 */
async function growthOf(sql: string, unit: string) {
  const [short, long] = [unit.repeat(8_000), unit.repeat(64_000)]
  let [bestShort, bestLong] = [Infinity, Infinity]
  for (let run = 0; run < MAX_RUNS && (run < 3 || bestLong / bestShort >= MAX_GROWTH); run++) {
    bestShort = Math.min(bestShort, await timeOf(sql, short))
    bestLong = Math.min(bestLong, await timeOf(sql, long))
  }
  return bestLong / bestShort
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
    expect(await growthOf(`select length(${name}($1::text))`, unit!)).toBeLessThan(MAX_GROWTH)
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
