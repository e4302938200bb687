import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandNames } from '../../apps/server/src/cli/run-cli.ts'
import { projectsOf } from '../boundaries/projects.ts'
import { connectionsAreWatched } from './checks/connections.ts'
import { conveniencesStandInOneFile } from './checks/conveniences.ts'
import { namesAreEnglish } from './checks/domain-words.ts'
import { documentsLeadSomewhere, settingsAreRead } from './checks/documents.ts'
import { failuresStayUntilTheAnswer, passingErrorsAreAsked } from './checks/failures.ts'
import { editsKeepState } from './checks/fast-refresh.ts'
import { laterPartsAreNamed } from './checks/later-parts.ts'
import { pagesGoByCursor } from './checks/paging.ts'
import { limitsCountNetworks } from './checks/networks.ts'
import { optionalPackagesAreLocked } from './checks/lockfile.ts'
import { manifestsAreUnique } from './checks/manifests.ts'
import { languagesAgree, messagesSaySomething, pluralsAreComplete } from './checks/messages.ts'
import { openingsTakeTheToken } from './checks/motion.ts'
import { librariesExplainThemselves, versionsAreLockStep } from './checks/packages.ts'
import { focusMovesAtOnce } from './checks/focus.ts'
import { formatsIn, serverFormats } from './checks/formats.ts'
import { thingsHaveOneWord } from './checks/one-word.ts'
import { ownModulesAreReset } from './checks/own-modules.ts'
import { partsHaveControls } from './checks/parts-shown.ts'
import { patternsIn, slowChecks, slowOnLongTexts, superLinear } from './checks/patterns.ts'
import { readmesListExports, readmesNameWhatIsThere } from './checks/readmes.ts'
import {
  filesAreShort,
  manifestsAreShort,
  manifestsNameScreens,
  screensAreShown,
  screensStayLazy,
} from './checks/shape.ts'
import { missingExamples } from './checks/style-pairs.ts'
import { signInDialogsWaitForTheSession } from './checks/sign-in-dialogs.ts'
import { filesAreWrittenAtomically } from './checks/atomic-files.ts'
import { gutterBoxesSpanThePage, widthQueriesAreInEm } from './checks/widths.ts'
import { documentsArePlain, wordingIsPlain } from './checks/wording.ts'
import {
  readCatalogues,
  readDocuments,
  readLockfile,
  readManifests,
  readNpmScripts,
  readOffers,
  readPackages,
  readReadmes,
  readRunCommands,
  readVersion,
} from './read-house.ts'
import { readSources } from './source-file.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = readSources(root, ['libs', 'apps', 'tools', '.storybook'], ['.ts', '.tsx', '.mjs'])
const beyondTheBorder = projectsOf(root).filter(({ layer }) =>
  ['feature', 'kit', 'core', 'capability', 'app'].includes(layer),
)

/** What lint and types cannot see. The checks themselves are tried on bad samples in checks/. */
describe('the house', () => {
  it('has no source file over 250 lines', () => expect(filesAreShort(sources)).toEqual([]))
  it('has short manifests', () => expect(manifestsAreShort(sources)).toEqual([]))
  it('names the screens of a manifest in screens.ts', () => expect(manifestsNameScreens(sources)).toEqual([]))
  it('loads every screen lazily', () => expect(screensStayLazy(sources)).toEqual([]))
  it('keeps the state of an edited screen or part', () => expect(editsKeepState(sources)).toEqual([]))
  it('names what loads after the first paint', () => expect(laterPartsAreNamed(sources)).toEqual([]))
  it('limits widths within the gutter', () => expect(gutterBoxesSpanThePage(sources)).toEqual([]))
  it('opens dialogs, toasts and notices in the time of the theme', () =>
    expect(openingsTakeTheToken(sources)).toEqual([]))
  it('moves the focus at once', () => expect(focusMovesAtOnce(sources)).toEqual([]))
  it('asks for widths in em', () => expect(widthQueriesAreInEm(sources)).toEqual([]))
  it('has a test and a story for every screen', () => expect(screensAreShown(sources)).toEqual([]))

  it('shows every part with its properties as controls', () => expect(partsHaveControls(sources)).toEqual([]))

  it('leaves no modules of one test file to others', () => expect(ownModulesAreReset(sources)).toEqual([]))

  it('asks for sign-in only once the session is restored', () =>
    expect(signInDialogsWaitForTheSession(sources)).toEqual([]))

  it('keeps the notice of a failure while its request is repeated', () => {
    expect(failuresStayUntilTheAnswer(sources)).toEqual([])
    expect(passingErrorsAreAsked(sources)).toEqual([])
  })

  it('writes the server’s files atomically', () => expect(filesAreWrittenAtomically(sources)).toEqual([]))

  it('relaxes rules for localhost in one file only', () => expect(conveniencesStandInOneFile(sources)).toEqual([]))

  it('sets a time-out on every connection to the database', () => expect(connectionsAreWatched(sources)).toEqual([]))

  it('limits networks, not single addresses', () => expect(limitsCountNetworks(sources)).toEqual([]))

  it('skips no rows by OFFSET on the server', () => expect(pagesGoByCursor(sources)).toEqual([]))

  it('words comments, test titles and messages plainly', () => {
    const worded = sources.filter(({ path: file }) => !file.startsWith('.storybook/'))
    expect(wordingIsPlain(worded)).toEqual([])
  })
  it('words documents plainly', () => {
    // its examples are of the avoided words
    const documents = readDocuments().filter(({ path: file }) => file !== 'docs/style.md')
    const settings = { path: '.env.example', text: readFileSync(path.join(root, '.env.example'), 'utf8') }
    expect(documentsArePlain([...documents, settings])).toEqual([])
  })

  it('gives as examples in docs/style.md what is in the sources', () => {
    const style = readDocuments().find(({ path: file }) => file === 'docs/style.md')!
    expect(missingExamples(style.text, sources)).toEqual([])
  })

  it('uses English names beyond the wire’s border', () => {
    const inside = sources.filter(({ path: file }) =>
      beyondTheBorder.some(({ folder }) => file.startsWith(`${folder}/`)),
    )
    expect(namesAreEnglish(inside)).toEqual([])
  })

  it('runs no pattern that takes more than linear time on a long text', () => {
    const { patterns, unreadable } = patternsIn(sources.filter(({ path: file }) => !file.startsWith('tools/')))
    expect(unreadable).toEqual([])
    expect(patterns.length).toBeGreaterThan(100)
    expect(superLinear(patterns)).toEqual([])
    expect(slowOnLongTexts(patterns)).toEqual([])
  })

  it('names no format in a schema that takes more than linear time on a long text', () => {
    const { patterns, functions, unknown } = formatsIn(sources, serverFormats(root))
    expect(unknown).toEqual([])
    expect(patterns.map(({ at }) => at).sort()).toEqual(['format email', 'format uuid'])
    expect(functions.map(({ at }) => at).sort()).toEqual(['format date', 'format date-time'])
    expect(superLinear(patterns)).toEqual([])
    expect([...slowOnLongTexts(patterns), ...slowChecks(functions)]).toEqual([])
  })

  it('gives every id, path and link to one feature only', async () => {
    expect(manifestsAreUnique(await readManifests())).toEqual([])
  })

  it('has the same messages in three languages', () => {
    const catalogues = readCatalogues()
    expect(catalogues.flatMap(languagesAgree)).toEqual([])
    expect(catalogues.flatMap(pluralsAreComplete)).toEqual([])
    expect(catalogues.flatMap(messagesSaySomething)).toEqual([])
  })

  it('uses one word for one thing', () => expect(readCatalogues().flatMap(thingsHaveOneWord)).toEqual([]))

  it('has a README in every library', () => expect(librariesExplainThemselves(readPackages())).toEqual([]))
  it('names only what is there in those READMEs', () => {
    const shipped = sources.filter(({ path: file }) => !file.startsWith('tools/'))
    const isThere = (file: string) => existsSync(path.join(root, file))
    expect(readmesNameWhatIsThere(readReadmes(), shipped, isThere)).toEqual([])
  })
  it('lists as exports only what api.txt has in those READMEs', () =>
    expect(readmesListExports(readReadmes(), readOffers())).toEqual([]))

  it('names only commands, programs and files that are there in its documents', () => {
    const known = {
      npmScripts: readNpmScripts(),
      cliCommands: commandNames,
      runCommands: readRunCommands(),
      isThere: (file: string) => existsSync(path.join(root, file)),
    }
    expect(documentsLeadSomewhere(readDocuments(), known)).toEqual([])
  })
  it('lists every decision by number and title in docs/decisions/README.md', () => {
    const documents = readDocuments().filter(({ path: file }) => file.startsWith('docs/decisions/'))
    const list = documents.find(({ path: file }) => file.endsWith('/README.md'))!.text
    const listed = new Set(
      list.split('\n').map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .join('|'),
      ),
    )
    const rows = documents.flatMap(({ path: file, text }) => {
      const name = /\/(\d{4}-[\w-]+\.md)$/.exec(file)?.[1]
      const title = text.split('\n')[0]!.replace(/^# \d+[.:]? /, '')
      return name ? [`|[${Number(name.slice(0, 4))}](${name})|${title}|`] : []
    })
    expect(rows.length).toBeGreaterThan(70)
    expect(rows.filter((row) => !listed.has(row))).toEqual([])
  })
  it('names only settings that are read in its documents', () => {
    // its examples are of names that were given up
    const documents = readDocuments().filter(({ path: file }) => file !== 'docs/style.md')
    const deployed = readSources(root, ['deploy'], ['Caddyfile', '.yaml', '.sh', '.service', '.socket'])
    expect(settingsAreRead(documents, [...sources, ...deployed])).toEqual([])
  })

  it('locks every optional package', () => expect(optionalPackagesAreLocked(readLockfile())).toEqual([]))
  it('has one version in all packages', () => expect(versionsAreLockStep(readPackages(), readVersion())).toEqual([]))
})
