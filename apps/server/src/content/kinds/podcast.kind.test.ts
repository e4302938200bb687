import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportContent } from '../export-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'
import { importing } from '../testing/importing.ts'

const { bring: bringFolder, database, media } = await importing()

const sound = Buffer.from('OggS and what makes a sound')
const episode = (more = '') => `---
titulo: Recomeços
audio: midia/a b.ogg
duracaoSegundos: 61
dataPublicacao: 2026-11-16 06:00
${more}---

Sobre **voltar**.<script>alert(1)</script>
`
const files = (over: Record<string, string | Buffer> = {}) => ({
  'igreja.json': churchFile(),
  'midia/a b.ogg': sound,
  'podcast/recomecos.md': episode(),
  ...over,
})
const bring = async (over?: Record<string, string | Buffer>) => bringFolder(await contentFolder(files(over)))
const rows = () => database.admin<Record<string, unknown>>('select * from podcast_episodio order by slug')
const feeds = () => database.admin<{ feed: string }>('select feed from podcast')

describe("a church's own episodes", () => {
  it('are imported with their recording and sanitised text', async () => {
    await bring()
    const [row] = await rows()
    expect(row).toMatchObject({
      slug: 'recomecos',
      titulo: 'Recomeços',
      descricao: '<p>Sobre <strong>voltar</strong>.</p>',
      duracao_segundos: 61,
      data_publicacao: new Date('2026-11-16T09:00:00Z'),
    })
    expect((await media.read(String(row?.['audio']))).equals(sound)).toBe(true)
  })

  it('are the same after an export and import', async () => {
    await bring()
    const before = await rows()
    const folder = path.join(await contentFolder({}), 'out')
    await exportContent({ code: 'capela', folder, database, media })
    expect(await readFile(path.join(folder, 'podcast/recomecos.md'), 'utf8')).toContain('titulo: Recomeços')
    await bringFolder(folder)
    expect(await rows()).toEqual(before)
  })

  it.each([
    ['no sound', { 'midia/a b.ogg': Buffer.from('<html>this is a page, not a sound') }, /is not a recording/],
    ['a sound that is not there', { 'podcast/recomecos.md': episode().replace('a b', 'c') }, /there is no file/],
    ['a sound outside', { 'podcast/recomecos.md': episode().replace('midia/a b', '../../x') }, /there is no file/],
    ['a mistyped field', { 'podcast/recomecos.md': episode('titlo: x\n') }, /titlo/],
  ])('are refused with %s', async (_what, over: Record<string, string | Buffer>, message) => {
    await expect(bring(over)).rejects.toThrow(message)
  })
})

describe('an external feed', () => {
  const withFeed = (feed: string) => bring({ 'podcast.json': JSON.stringify({ feed }) })

  it('is stored by its address, and removed with its file', async () => {
    await withFeed('https://feeds.example/vida.xml')
    expect(await feeds()).toEqual([{ feed: 'https://feeds.example/vida.xml' }])
    await bring()
    expect(await feeds()).toEqual([])
  })

  it.each(['http://feeds.example/vida.xml', 'file:///etc/passwd', 'https://a:b@feeds.example/', 'feeds.example'])(
    'is refused at %s',
    async (feed) => {
      await expect(withFeed(feed)).rejects.toThrow(/feed/)
    },
  )
})
