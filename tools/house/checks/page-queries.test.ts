import { describe, expect, it } from 'vitest'
import { queriesAreDeclared, queryNamesOf, queryReadsOf } from './page-queries.ts'

const file = (path: string, text: string) => ({ path, text })
const names = (text: string) => queryNamesOf(file('a.tsx', text))

describe('the names that a file reads of the query', () => {
  it.each([
    "const [search] = useSearchParams()\nsearch.get('day')",
    "const [search, setSearch] = useSearchParams()\nsearch.has('day')",
    "useSearchParams()[0].get('day')",
    "const query = useSearchParams()[0]\nquery.getAll('day')",
    "const dayOf = (query: URLSearchParams) => query.get('day')",
    "new URL(request.url).searchParams.get('day')",
    "const start = new URLSearchParams(location.search).get('day')",
    "new URLSearchParams(useLocation().search)\n  .get('day')",
    "termOf(new URL(request.url).searchParams, 'day')",
    "const DAY = 'day'\nconst [search] = useSearchParams()\nsearch.get(DAY)",
  ])('are found: %s', (text) => expect(names(text)).toEqual({ names: ['day'], unreadable: [] }))

  it('are the term of a search where its reader names none', () =>
    expect(names('const [search] = useSearchParams()\ntermOf(search)').names).toEqual(['term']))

  it.each([
    'const [search] = useSearchParams()\nsearch.get(name)',
    'const [search] = useSearchParams()\nObject.fromEntries(search)',
    'const [search] = useSearchParams()\nconst all = [...search]',
    'const [search] = useSearchParams()\nsearch.toString()',
  ])('are reported as unreadable: %s', (text) => expect(names(text).unreadable).toHaveLength(1))

  it.each(["new FormData(form).get('day')", "url.searchParams.get('v')", "map.get('day')"])(
    'are not those of anything else: %s',
    (text) => expect(names(text)).toEqual({ names: [], unreadable: [] }),
  )

  it('include those of imported files', () => {
    const read = (name: string) => `const of = (query: URLSearchParams) => query.get('${name}')`
    const sources = [
      file(
        'libs/a/src/screens/a.screen.tsx',
        "import { of } from '../model/of.ts'\nlazy(() => import('../parts/b.tsx'))",
      ),
      file('libs/a/src/model/of.ts', `import type { X } from './types.ts'\n${read('day')}`),
      file('libs/a/src/parts/b.tsx', `import {\n  C,\n} from './c.tsx'\n${read('term')}`),
      file('libs/a/src/parts/c.tsx', read('view')),
      file('libs/a/src/model/types.ts', read('never')),
    ]
    const all = new Map(sources.map((source) => [source.path, source]))
    expect(queryReadsOf(sources[0]!, all).names).toEqual(['day', 'term', 'view'])
  })
})

describe('declared queries', () => {
  const route = { path: '/a', drawn: true, declared: ['day'], reads: ['day'], inBrowser: [] }

  it('are those that the screen reads', () => expect(queriesAreDeclared([route])).toEqual([]))

  it('lack a name that the screen reads', () => {
    expect(queriesAreDeclared([{ ...route, declared: [] }])).toHaveLength(1)
    expect(queriesAreDeclared([{ ...route, declared: [], inBrowser: ['day'] }])).toEqual([])
    expect(queriesAreDeclared([{ ...route, declared: [], drawn: false }])).toEqual([])
  })

  it('have a name that nothing is drawn with', () => {
    expect(queriesAreDeclared([{ ...route, reads: [] }])).toHaveLength(1)
    expect(queriesAreDeclared([{ ...route, drawn: false }])).toHaveLength(1)
  })

  it('need no exception for a name that is declared, or that no screen reads', () => {
    expect(queriesAreDeclared([{ ...route, inBrowser: ['day'] }])).toHaveLength(1)
    expect(queriesAreDeclared([{ ...route, inBrowser: ['week'] }])).toHaveLength(1)
  })
})
