import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedChurch } from '../testing/seed-churches.ts'
import { commandLine } from './testing/command-line.ts'

const { database, run } = await commandLine()
const folder = await mkdtemp(path.join(tmpdir(), 'atrio-bible-'))
afterAll(() => rm(folder, { recursive: true }))

const file = (name: string) => path.join(folder, name)
const NAMES = ['--code', 'livre', '--name', 'Bíblia Livre', '--language', 'pt-BR']

beforeAll(async () => {
  await writeFile(file('ruth.usfm'), '\\id RUT\n\\c 1\n\\p\n\\v 1 E sucedeu\n\\v 2 que havia fome')
  await writeFile(file('jonah.usfm'), '\\id JON\n\\c 1\n\\p\n\\v 1 E veio a palavra')
  await writeFile(file('notes.md'), 'no Bible')
  await seedChurch(database, { codigo: 'vale' })
})

describe('the commands of Bible texts', () => {
  it('import a folder of USFM files, list it with its licence and churches, and remove it', async () => {
    const imported = await run('bible', 'import', folder, ...NAMES, '--licence', 'CC BY 3.0 BR', '--short', 'BL')
    expect(imported).toMatchObject({ code: 0, complained: '' })
    expect(imported.said).toContain('imported livre (Bíblia Livre), 3 verses')
    expect((await run('church', 'set', 'vale', 'bibles', 'livre')).said).toBe('vale: bibles livre')
    expect((await run('bible', 'list')).said).toBe('livre  pt-BR  Bíblia Livre  3 verses  CC BY 3.0 BR  vale')
    expect((await run('bible', 'remove', 'livre')).said).toBe('removed livre (Bíblia Livre)')
    expect((await run('bible', 'list')).said).toBe('no translation is imported')
  })

  it.each([
    ['without its licence', NAMES, 2, '--licence is missing'],
    ['with an empty licence', [...NAMES, '--licence', ' '], 2, '--licence is missing'],
    ['without its name', ['--code', 'livre', '--language', 'pt', '--licence', 'x'], 2, '--name'],
    ['with a code that is none', [...NAMES, '--licence', 'x', '--code', 'A B'], 2, 'A B is no code'],
    ['with an unknown language', [...NAMES, '--licence', 'x', '--language', 'Portuguese'], 2, 'is no language'],
  ])('refuse a text %s', async (_case, options, code, message) => {
    const refused = await run('bible', 'import', file('ruth.usfm'), ...options)
    expect(refused).toMatchObject({ code, complained: expect.stringContaining(message) })
    expect((await run('bible', 'list')).said).toBe('no translation is imported')
  })

  it('refuse a file that is missing or of another format, and a church’s choice of what is not imported', async () => {
    const options = [...NAMES, '--licence', 'x']
    expect((await run('bible', 'import', file('none.usfm'), ...options)).complained).toContain('there is no file')
    expect((await run('bible', 'import', file('notes.md'), ...options)).complained).toContain('neither USFM')
    expect((await run('bible', 'remove', 'livre')).complained).toContain('no translation has the code livre')
    expect((await run('church', 'set', 'vale', 'bibles', 'livre')).complained).toContain('see: bible list')
  })

  it('import the King James Version by its name alone', async () => {
    expect((await run('bible', 'import', 'kjv')).said).toContain('imported kjv (King James Version), 31102 verses')
    const [psalm] = await database.admin(
      `select texto from versiculo_biblia where traducao = 'kjv' and busca @@ plainto_tsquery('english', 'shepherds wanting')`,
    )
    expect(psalm).toEqual({ texto: 'The LORD is my shepherd; I shall not want.' })
  })
})
