import { describe, expect, it } from 'vitest'
import { type FileStorage, StorageUnavailableError } from '../platform/media/file-storage.ts'
import { folderStorage } from '../platform/media/folder-storage.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'
import { importing } from './testing/importing.ts'

const { database, bring } = await importing()

/** Two churches: the first closes its studies, the second gets a song. */
const folderOf = (name: string, { isOpen }: { isOpen: boolean }) =>
  contentFolder({
    'a/igreja.json': churchFile({ codigo: `${name}-a` }),
    'a/estudos.json': JSON.stringify({ flagConteudoPublico: isOpen }),
    'a/estudos/rute.md': `---\ntitulo: Rute\ndataPublicacao: '-1h'\narquivos:\n  - { arquivo: midia/rute.pdf, nome: Rute }\n---\n`,
    'a/midia/rute.pdf': '%PDF-1.7 rute',
    'b/igreja.json': churchFile({ codigo: `${name}-b` }),
    ...(isOpen
      ? {}
      : {
          'b/louvores/santo.md': '---\ntitulo: Santo\narquivos:\n  - { arquivo: midia/santo.pdf, nome: Santo }\n---\n',
          'b/midia/santo.pdf': '%PDF-1.7 santo',
        }),
  })

const songs = (codigo: string) =>
  database.admin('select from louvor l join igreja i on i.id = l.igreja_id where i.codigo = $1', [codigo])

/** A storage that refuses some changes, and the names of its public files of studies. */
async function storageWith(changes: Partial<FileStorage>) {
  const storage = folderStorage(await contentFolder({}))
  const open = async () => {
    const names = []
    for await (const { name } of storage.list()) if (!name.startsWith('private/')) names.push(name)
    return names.filter((name) => name.endsWith('/rute.pdf'))
  }
  return { media: mediaStore(storage), failing: mediaStore({ ...storage, ...changes }), open }
}
const refuse = () => Promise.reject(new StorageUnavailableError('bucket.test does not answer'))

describe('files that an import closes while the storage refuses to remove them', () => {
  it('keep no other church from being imported, and are removed by the next import', async () => {
    const { media, failing, open } = await storageWith({ remove: refuse })
    await bring(await folderOf('one', { isOpen: true }), { media })
    expect(await open()).toHaveLength(1)
    const closed = await folderOf('one', { isOpen: false })
    await expect(bring(closed, { media: failing })).rejects.toThrow(
      'Imported: one-a, one-b.\n' +
        'Files of one-a that are closed now may still be public (bucket.test does not answer): import again.',
    )
    expect(await songs('one-b')).toHaveLength(1)
    expect(await open()).toHaveLength(1)
    await bring(closed, { media })
    expect(await open()).toEqual([])
  })

  it('are named also when the import of another church fails then', async () => {
    const { media, failing } = await storageWith({ remove: refuse })
    await bring(await folderOf('two', { isOpen: true }), { media })
    const within = async (_transaction: unknown, { code }: { code: string }) => {
      if (code === 'two-b') throw new Error('the database is full')
    }
    await expect(bring(await folderOf('two', { isOpen: false }), { media: failing, within })).rejects.toThrow(
      'Imported: two-a.\n' +
        'Files of two-a that are closed now may still be public (bucket.test does not answer): import again.\n' +
        'The others failed: the database is full',
    )
    expect(await songs('two-b')).toHaveLength(0)
  })
})
