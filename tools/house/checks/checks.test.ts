import { describe, expect, it } from 'vitest'
import { connectionsAreWatched } from './connections.ts'
import { conveniencesStandInOneFile } from './conveniences.ts'
import { namesAreEnglish } from './domain-words.ts'
import { optionalPackagesAreLocked } from './lockfile.ts'
import { manifestsAreUnique } from './manifests.ts'
import { languagesAgree, messagesSaySomething, pluralsAreComplete } from './messages.ts'
import { librariesExplainThemselves, versionsAreLockStep } from './packages.ts'
import { limitsCountNetworks } from './networks.ts'
import { pagesGoByCursor } from './paging.ts'
import { filesAreShort, manifestsAreShort, manifestsNameScreens, screensAreShown, screensStayLazy } from './shape.ts'
import { signInDialogsWaitForTheSession } from './sign-in-dialogs.ts'
import { filesAreWrittenAtomically } from './atomic-files.ts'

const lines = (count: number) => 'x\n'.repeat(count)
const file = (path: string, text = '') => ({ path, text })

describe('dialogs that ask for sign-in', () => {
  const dialog = (hook: string) =>
    file('libs/a/src/parts/enter.tsx', `${hook}\n<Dialog open={open}><Slot name="account.requestLogin" /></Dialog>`)

  it('reports one that does not wait for the session', () =>
    expect(signInDialogsWaitForTheSession([dialog('const signedIn = useViewer() > 0')])).toHaveLength(1))

  it('accepts one that opens for a certain visitor', () =>
    expect(signInDialogsWaitForTheSession([dialog('const visitor = useIsVisitor()')])).toEqual([]))
})

describe('shape', () => {
  it('reports long files', () => {
    expect(filesAreShort([file('a.ts', lines(250)), file('b.ts', lines(251))])).toHaveLength(1)
    expect(
      manifestsAreShort([file('libs/a/src/feature.ts', lines(59)), file('libs/b/src/feature.ts', lines(60))]),
    ).toHaveLength(1)
  })

  it.each([
    "export { default } from './screens/a.screen.tsx'",
    "import A from './screens/a.screen.tsx'",
    "export * from './screens/a.screen.tsx'",
    "import {\n  default as A,\n} from './screens/a.screen.tsx'",
    "import './screens/a.screen.tsx'",
  ])('reports a screen that is not lazy: %s', (text) => {
    expect(screensStayLazy([file('libs/a/src/index.ts', text)])).toHaveLength(1)
  })

  it('accepts lazy screens, and screens imported by tests', () => {
    const lazy = file(
      'libs/a/src/feature.ts',
      "import { x } from 'y'\nconst s = () => import('./screens/a.screen.tsx')",
    )
    const test = file('libs/a/src/screens/a.screen.test.tsx', "import A from './a.screen.tsx'")
    expect(screensStayLazy([lazy, test])).toEqual([])
  })

  it('reports a manifest that imports several screens', () => {
    const one = "screen: () => import('./screens/a.screen.tsx'),\n"
    expect(
      manifestsNameScreens([file('libs/a/src/feature.ts', one), file('libs/a/src/screens.ts', one + one)]),
    ).toEqual([])
    expect(manifestsNameScreens([file('libs/a/src/card.feature.ts', one + one)])).toHaveLength(1)
  })

  it('reports screens without test or story', () => {
    const screen = file('libs/a/src/screens/a.screen.tsx')
    const test = file('libs/a/src/screens/a.screen.test.tsx')
    const story = file('libs/a/src/screens/a.stories.tsx')
    expect(screensAreShown([screen])).toHaveLength(2)
    expect(screensAreShown([screen, test])).toEqual([`${screen.path}: no stories file`])
    expect(screensAreShown([screen, test, story])).toEqual([])
  })
})

describe('files of the server', () => {
  it.each(['await writeFile(file, data)', "createWriteStream(log, { flags: 'w' })", 'fs.copyFileSync(a, b)'])(
    'reports one that is written in place: %s',
    (text) => {
      expect(filesAreWrittenAtomically([file('apps/server/src/a.ts', text)])).toHaveLength(1)
      for (const path of ['apps/server/src/a.test.ts', 'apps/server/src/testing/a.ts', 'tools/a.ts'])
        expect(filesAreWrittenAtomically([file(path, text)])).toEqual([])
    },
  )

  it.each(["if (config.appDomain === 'localhost')", "process.env.NODE_ENV !== 'production'"])(
    'reports one that asks where it runs: %s',
    (text) => {
      expect(conveniencesStandInOneFile([file('apps/server/src/a.ts', text)])).toHaveLength(1)
      expect(conveniencesStandInOneFile([file('apps/server/src/runtime/conveniences.ts', text)])).toEqual([])
    },
  )
})

describe('connections', () => {
  it('reports one without a time-out', () => {
    const text = 'const client = new pg.Client(config)'
    expect(connectionsAreWatched([file('apps/server/src/a.ts', text)])).toHaveLength(1)
    expect(connectionsAreWatched([file('apps/server/src/a.test.ts', text)])).toEqual([])
    expect(connectionsAreWatched([file('apps/server/src/a.ts', 'new WatchedClient(config)')])).toEqual([])
  })
})

describe('limits', () => {
  it.each(['await guard.limit(RULE, ip)', 'auth.guard.limit(RULE, request.ip)'])(
    'reports a bare address: %s',
    (text) => {
      expect(limitsCountNetworks([file('apps/server/src/a.ts', text)])).toHaveLength(1)
      expect(
        limitsCountNetworks([file('apps/server/src/a.ts', text.replace(/(?:request\.)?ip/, 'addressGroup(ip)'))]),
      ).toEqual([])
    },
  )
})

describe('pages', () => {
  it.each(['db.select().limit(9).offset(18)', 'sql`select 1 limit 9 offset ${from}`', "'limit $1 OFFSET $2'"])(
    'reports skipped rows: %s',
    (text) => {
      expect(pagesGoByCursor([file('apps/server/src/a.ts', text)])).toHaveLength(1)
      expect(pagesGoByCursor([file('apps/server/src/a.test.ts', text)])).toEqual([])
      expect(pagesGoByCursor([file('apps/server/src/a.ts', 'const { offset } = page')])).toEqual([])
    },
  )
})

describe('manifests of features', () => {
  const feature = (id: string, path: string, more: object = {}) => ({
    id,
    routes: [{ path, screen: () => 0, ...more }],
  })

  it('reports ids and paths of two features that collide', () => {
    expect(manifestsAreUnique([feature('a', '/a'), feature('a', '/b')])).toEqual(['feature a: a and a'])
    expect(manifestsAreUnique([feature('a', '/a/:id'), feature('b', '/a/:slug')])).toEqual(['path /a/:: a and b'])
    expect(manifestsAreUnique([feature('a', '/a', { id: 'x' }), feature('b', '/b', { id: 'x' })])).toHaveLength(1)
    expect(
      manifestsAreUnique([
        { ...feature('a', '/a'), links: { x: 0 } },
        { ...feature('b', '/b'), links: { x: 0 } },
      ]),
    ).toHaveLength(1)
  })

  it('checks children, and lets a frame share its path with its first page', () => {
    const frame = { id: 'a', routes: [{ path: '/a', children: [{ path: 'x', screen: 1 }] }] }
    expect(manifestsAreUnique([frame, feature('b', '/a')])).toEqual([])
    expect(manifestsAreUnique([frame, feature('b', '/a/x')])).toEqual(['path /a/x: a and b'])
  })
})

describe('messages', () => {
  const catalogue = (pt: object, en: object, es: object) => ({ folder: 'a', languages: { 'pt-BR': pt, en, es } })

  it('reports a key that a language lacks or has alone', () => {
    expect(languagesAgree(catalogue({ a: { b: 'x' } }, { a: { b: 'x' } }, {}))).toEqual(['a es: lacks a.b'])
    expect(languagesAgree(catalogue({}, { a: 'x' }, {}))).toEqual(['a en: only it has a'])
    expect(languagesAgree({ folder: 'a', languages: { 'pt-BR': {}, en: {} } })).toEqual(['a: no es.json'])
  })

  it('reports different placeholders, across all plural forms', () => {
    expect(languagesAgree(catalogue({ a: '{{name}}' }, { a: '{{name}}' }, { a: '{{title}}' }))).toHaveLength(1)
    const days = { d_one: 'a day', d_other: '{{count}} days' }
    expect(languagesAgree(catalogue(days, days, { d_one: '{{count}} día', d_other: 'días' }))).toEqual([])
  })

  it('reports missing plural forms', () => {
    const two = { d_one: 'x', d_other: 'y' }
    expect(pluralsAreComplete(catalogue(two, two, { ...two, d_many: 'z' }))).toEqual(['a pt-BR: lacks d_many'])
  })

  it('reports empty messages', () => {
    expect(messagesSaySomething(catalogue({ a: ' ' }, { 'b.c': 'b.c' }, { a: 'x' }))).toHaveLength(2)
  })
})

describe('package checks', () => {
  const library = { folder: 'libs/a', isLibrary: true, hasReadme: true, manifest: { version: '0.1.0' } }

  it('reports a library without README', () => {
    expect(librariesExplainThemselves([library, { ...library, hasReadme: false }])).toHaveLength(1)
  })

  it('reports a different version, own or requested', () => {
    expect(versionsAreLockStep([library], '0.1.0')).toEqual([])
    expect(versionsAreLockStep([library], '0.2.0')).toHaveLength(1)
    const manifest = { version: '0.1.0', dependencies: { '@atrio/ui': '*', react: '*' } }
    expect(versionsAreLockStep([{ ...library, manifest }], '0.1.0')).toHaveLength(1)
  })
})

describe('lockfile checks', () => {
  const owner = { version: '2.0.0', optionalDependencies: { '@a/linux': '2.0.0' } }

  it('reports an optional package that is missing, or locked in another version', () => {
    expect(optionalPackagesAreLocked({ 'node_modules/a': owner })).toHaveLength(1)
    const other = { 'node_modules/a': owner, 'node_modules/@a/linux': { version: '1.0.0' } }
    expect(optionalPackagesAreLocked(other)).toEqual(['node_modules/a: @a/linux 2.0.0 is not in the lockfile'])
  })

  it('resolves packages like Node, nearest first', () => {
    const packages = {
      'libs/x/node_modules/a': owner,
      'node_modules/@a/linux': { version: '1.0.0' },
      'libs/x/node_modules/a/node_modules/@a/linux': { version: '2.0.0' },
    }
    expect(optionalPackagesAreLocked(packages)).toEqual([])
    const beside = {
      'node_modules/b/node_modules/a': owner,
      'node_modules/b/node_modules/@a/linux': { version: '2.0.0' },
    }
    expect(optionalPackagesAreLocked(beside)).toEqual([])
  })
})

describe('English names', () => {
  it.each([
    'const igreja = 1',
    'type EventoWire = 1',
    'x.dataInscricoes',
    'function listarCelulas() {}',
    "'valorTotal' in fields",
    "const CPF = 'comprador.cpf'",
    '/^motivos\\.\\d+$/.test(field)',
  ])('reports a word of the wire: %s', (text) =>
    expect(namesAreEnglish([file('libs/a/src/a.ts', text)])).toHaveLength(1),
  )

  it('reports one in the name of a file', () => {
    expect(namesAreEnglish([file('libs/a/src/evento.ts')])).toHaveLength(1)
  })

  it('allows fixtures to use words of the wire', () => {
    const text = 'export const scene = { igreja: 1 }'
    expect(namesAreEnglish([file('libs/a/src/testing/a.scenes.ts', text), file('libs/a/src/a.test.ts', text)])).toEqual(
      [],
    )
  })

  it('accepts texts, comments and English names', () => {
    const text = "const path = '/igreja' // culto\nconst event = <p>evento</p>"
    expect(namesAreEnglish([file('libs/a/src/a.tsx', text)])).toEqual([])
  })
})
