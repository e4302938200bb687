import { describe, expect, it } from 'vitest'
import type { FileStorage } from '../platform/media/file-storage.ts'
import { folderStorage } from '../platform/media/folder-storage.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'
import { importing } from './testing/importing.ts'

const { database, bring } = await importing()

describe('an import into a church that people use', () => {
  it('does not hold up what people write in the church meanwhile', async () => {
    const folder = await contentFolder({ 'igreja.json': churchFile({ codigo: 'busy' }) })
    await bring(folder)
    // the lock that an insert takes on the row that it refers to; skipped where it would have to wait
    const within = async (_transaction: unknown, { id }: { id: number }) =>
      expect(await database.admin('select id from igreja where id = $1 for key share skip locked', [id])).toHaveLength(
        1,
      )
    await bring(folder, { within })
  })

  it('holds up no change of the church while its files are stored', async () => {
    const files = { 'igreja.json': churchFile({ codigo: 'slow-bucket' }) }
    const [{ id } = { id: 0 }] = await bring(await contentFolder(files))
    const waited: string[] = []
    const folder = folderStorage(await contentFolder({}))
    const store: FileStorage['store'] = async (name, data) => {
      // the lock that a prayer for the wall takes on the row with the church's version; skipped where it would have to wait
      const free = await database.admin('select from igreja where id = $1 for no key update skip locked', [id])
      if (free.length === 0) waited.push(name)
      await folder.store(name, data)
    }
    await bring(
      await contentFolder({
        ...files,
        'louvores/santo.md': '---\ntitulo: Santo\narquivos:\n  - { arquivo: midia/santo.pdf, nome: Santo }\n---\n',
        'estudos/rute.md': `---\ntitulo: Rute\ndataPublicacao: '-1h'\narquivos:\n  - { arquivo: midia/rute.pdf, nome: Rute }\n---\n`,
        'midia/santo.pdf': '%PDF-1.7 santo',
        'midia/rute.pdf': '%PDF-1.7 rute',
      }),
      { media: mediaStore({ ...folder, store }) },
    )
    expect(waited).toEqual([])
    const stored: string[] = []
    for await (const { name } of folder.list()) stored.push(name.replace(/[0-9a-f]{32}/, 'hash'))
    expect(stored.sort()).toEqual(['private/slow-bucket/hash/rute.pdf', 'slow-bucket/hash/santo.pdf'])
  })

  it('ends no group with recorded meetings, also where its file has another name, unless --end-groups says so', async () => {
    const folder = (...slugs: string[]) =>
      contentFolder({
        'igreja.json': churchFile({ codigo: 'groups' }),
        ...Object.fromEntries(slugs.map((slug) => [`celulas/${slug}.md`, '---\nnome: Vizinhos\n---\n'])),
      })
    const [{ id } = { id: 0 }] = await bring(await folder('vizinhos', 'casais'))
    await database.admin(
      `insert into reuniao_celula (igreja_id, celula_id, data, tema, texto)
       select igreja_id, id, now(), 'Rute', '' from celula where igreja_id = $1 and slug = 'vizinhos'`,
      [id],
    )
    const renamed = await folder('vizinhos-da-vila')
    await expect(bring(renamed)).rejects.toThrow(
      /^celulas\/vizinhos\.md is missing, and with the group the meetings that its leaders recorded \(1\) would be deleted/,
    )
    const meetings = () => database.admin('select from reuniao_celula where igreja_id = $1', [id])
    expect(await meetings()).toHaveLength(1)
    await bring(renamed, { endGroups: true })
    expect(await meetings()).toHaveLength(0)
  })

  it('reopens no closed church, and shows no hidden prayer, of which the folder says nothing', async () => {
    const wall = (more: object = {}) =>
      JSON.stringify({ oracoes: [{ nome: 'Ana', mensagem: 'Orem', dataCadastro: '-1h', ...more }] })
    const folder = (church: object = {}, prayer: object = {}) =>
      contentFolder({
        'igreja.json': churchFile({ codigo: 'shut-by-command', ...church }),
        'oracoes.json': wall(prayer),
      })
    const [{ id } = { id: 0 }] = await bring(await folder())
    const shown = async () =>
      database.admin(
        'select i.flag_ativo as open, o.flag_ativo as shown from igreja i join oracao o on o.igreja_id = i.id where i.id = $1',
        [id],
      )
    expect(await shown()).toEqual([{ open: true, shown: true }])
    await database.admin('update igreja set flag_ativo = false where id = $1', [id])
    await database.admin('update oracao set flag_ativo = false where igreja_id = $1', [id])
    await bring(await folder())
    expect(await shown()).toEqual([{ open: false, shown: false }])
    await bring(await folder({ flagAtivo: true }, { flagAtivo: true }))
    expect(await shown()).toEqual([{ open: true, shown: true }])
  })
})
