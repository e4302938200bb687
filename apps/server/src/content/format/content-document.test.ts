import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContent } from './content-document.ts'

const documentOf = (file: string, text: string) => {
  const parsed = parseContent(file, text)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.document
}

describe('parseContent', () => {
  it('finds the lines of JSON fields, and of the nearest parent of a missing one', () => {
    const { lineOf } = documentOf('a.json', '{\n  "a": [\n    { "b": 1 },\n    {\n      "c": 2 }\n  ]\n}')
    expect([[], ['a'], ['a', '0', 'b'], ['a', '1', 'c'], ['a', '1', 'd'], ['x']].map(lineOf)).toEqual([
      1, 2, 3, 5, 4, 1,
    ])
  })

  it('finds the lines of front matter, counted within the file', () => {
    const document = documentOf('a.md', '---\r\nnome: Retiro\r\nlocal:\r\n  nome: Sítio\r\n---\r\n\r\nO texto.\r\n')
    expect(document).toMatchObject({ data: { nome: 'Retiro', local: { nome: 'Sítio' } }, body: 'O texto.' })
    expect([['nome'], ['local', 'nome']].map(document.lineOf)).toEqual([2, 4])
  })

  it('accepts Markdown without front matter, with an empty one, and after a byte order mark', () => {
    expect(documentOf('a.md', '\uFEFF# Um\n\n---\n\nDois')).toMatchObject({ data: {}, body: '# Um\n\n---\n\nDois' })
    expect(documentOf('a.md', '---\n---\nTexto')).toMatchObject({ data: {}, body: 'Texto' })
  })

  it('rejects aliases, which can expand to gigabytes', () => {
    expect(parseContent('a.md', '---\na: &x [1]\nb: *x\n---\n')).toHaveProperty('issues.0.file', 'a.md')
  })

  it('rejects YAML syntax in JSON files', () => {
    for (const text of ['a: 1', '{ a: 1 }', "{ 'a': 1 }", '[1, 2,]', '# note\n{}', ''])
      expect(parseContent('a.json', text)).toHaveProperty('issues')
  })

  it('parses any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(documentOf('a.json', text).data).toEqual(JSON.parse(text))
      }),
    )
  })

  it('returns a document or issues with lines for any text, and never throws', () => {
    const scrap = fc
      .array(
        fc.constantFrom('---', '\n', 'a', ': ', '- ', '[', '{', '"', '&x', '*x', '!', '|', '>', '\t', ' ', '%', '#'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom('a.json', 'a.md'), fc.oneof(scrap, fc.string()), (file, text) => {
        const parsed = parseContent(file, text)
        const lines = 'issues' in parsed ? parsed.issues.map(({ line }) => line) : [parsed.document.lineOf([])]
        expect(lines.length > 0 && lines.every((line) => line >= 1)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
