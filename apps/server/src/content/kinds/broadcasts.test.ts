import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportContent } from '../export-content.ts'
import { ContentError } from '../format/content-issue.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'
import { importing } from '../testing/importing.ts'

const { bring: bringFolder, database, media } = await importing()

const CLIP = 'apps/server/content/demo/midia/transmissoes/transmissao'
const root = path.join(import.meta.dirname, '../../../../..')
const mp4 = await readFile(path.join(root, `${CLIP}.mp4`))
const list = await readFile(path.join(root, `${CLIP}.m3u8`))
const times = { dataInicio: '2026-11-20 19:00', dataFim: '2026-11-20 20:30' }
const services = {
  semanais: [{ nome: 'Culto', diaSemana: 0, horario: '10:30' }],
  especiais: [{ nome: 'Vigília', dataInicio: '2026-12-31 22:00', dataFim: '2027-01-01 00:30' }],
}
const files = (transmissoes: object[], more: Record<string, string | Buffer> = {}) => ({
  'igreja.json': churchFile(),
  'midia/v/transmissao.mp4': mp4,
  'midia/v/ao vivo.m3u8': list,
  'cultos.json': JSON.stringify({ ...services, transmissoes }),
  ...more,
})
const bring = async (transmissoes: object[], more?: Record<string, string | Buffer>) =>
  bringFolder(await contentFolder(files(transmissoes, more)))
const issues = async (one: object, more?: Record<string, string | Buffer>) => {
  const failure: unknown = await bring([{ titulo: 'Culto', ...one }], more).catch((error: unknown) => error)
  if (!(failure instanceof ContentError)) throw new Error('nothing was wrong')
  return failure.issues.map(({ field, message }) => `${field} ${message}`).join('; ')
}
const rows = () => database.admin<Record<string, unknown>>('select * from transmissao order by titulo')

const EVERY = [
  { titulo: 'A', servico: 'youtube', codigo: 'aqz-KE-bpKQ', culto: services.semanais[0] },
  { titulo: 'B', servico: 'vimeo', codigo: '76979871/8272103f6e', cultoEspecial: 'Vigília' },
  { titulo: 'C', servico: 'hls', arquivo: 'midia/v/ao vivo.m3u8', ...times },
  { titulo: 'D', servico: 'mp4', url: 'https://cdn.example/a.mp4', ...times },
  {
    titulo: 'E',
    servico: 'embed',
    ...times,
    html: `<iframe onload=x src="https://www.youtube.com/embed/videoseries?list=PL1&amp;a=1" style="x"></iframe><script>1</script>`,
  },
]

describe('broadcasts', () => {
  it('are imported with their video, service and times, and with a sanitised embed code', async () => {
    await bring(EVERY)
    const [weekly, special, stream, , embed] = await rows()
    expect(weekly).toMatchObject({ codigo: 'aqz-KE-bpKQ', data_inicio: null, culto_id: expect.anything() })
    expect(special).toMatchObject({
      data_inicio: new Date('2027-01-01T01:00:00Z'),
      culto_especial_id: expect.anything(),
    })
    expect(embed?.['html']).toBe('<iframe src="https://www.youtube.com/embed/videoseries?list=PL1&amp;a=1"></iframe>')
    const playlist = (await media.read(String(stream?.['url']))).toString()
    const parts = playlist.split('\n').filter((line) => line && !line.startsWith('#'))
    expect(parts).toHaveLength(8)
    for (const part of parts) expect((await media.read(part)).equals(mp4)).toBe(true)
    expect(playlist).toContain(`#EXT-X-MAP:URI="${parts[0]}"`)
  })

  it('are the same after an export and import, a stream with its segments', async () => {
    await bring(EVERY)
    const before = await rows()
    const folder = path.join(await contentFolder({}), 'out')
    await exportContent({ code: 'capela', folder, database, media })
    await database.admin('delete from transmissao')
    await bringFolder(folder)
    const bare = (all: Record<string, unknown>[]) => all.map(({ id: _id, ...row }) => row)
    expect(bare(await rows())).toEqual(bare(before))
  })

  it('play as their service says where the address is ambiguous', async () => {
    await bring([
      { titulo: 'A', servico: 'hls', url: 'https://live.cdn.example/stream/manifest', ...times },
      { titulo: 'B', servico: 'mp4', url: 'https://cdn.example/x/download?id=3', ...times },
      { titulo: 'C', servico: 'youtube', codigo: 'UC4QobU6STFB0P71PMvOGN5A', culto: services.semanais[0] },
    ])
    expect((await rows()).map(({ servico }) => servico)).toEqual(['hls', 'mp4', 'youtube'])
  })

  it.each([
    ['nothing to show', { servico: 'youtube', ...times }, 'needs codigo'],
    [
      'two things to show',
      { servico: 'mp4', url: 'https://a.example/a.mp4', codigo: 'aqz-KE-bpKQ', ...times },
      'needs url',
    ],
    ['an address of script', { servico: 'mp4', url: 'javascript:alert(1)', ...times }, 'url'],
    [
      'a frame of elsewhere',
      { servico: 'embed', html: '<iframe src="https://evil.example/x"></iframe>', ...times },
      'frame',
    ],
    ['a frame of script', { servico: 'embed', html: '<iframe src="javascript:alert(1)"></iframe>', ...times }, 'frame'],
    ['a code that is none', { servico: 'youtube', codigo: '"><script>', ...times }, 'codigo'],
    ['no time', { servico: 'youtube', codigo: 'aqz-KE-bpKQ' }, 'needs dataInicio'],
    [
      'an end before its start',
      { ...times, servico: 'youtube', codigo: 'aqz-KE-bpKQ', dataFim: '2026-11-20 18:00' },
      'after',
    ],
    ['a service that is not there', { servico: 'youtube', codigo: 'aqz-KE-bpKQ', cultoEspecial: 'X' }, 'not among'],
    [
      'a code of the wrong length',
      { servico: 'youtube', codigo: 'abcdefgh', ...times },
      'no youtube that can be played',
    ],
    ['a code of another service', { servico: 'vimeo', codigo: 'aqz-KE-bpKQ', ...times }, 'no vimeo that can be played'],
    ['a page as a stream', { servico: 'hls', url: 'https://www.youtube.com/c/capela/live', ...times }, 'is no hls'],
    ['a page as a file', { servico: 'mp4', url: 'https://youtu.be/aqz-KE-bpKQ', ...times }, 'is no mp4'],
    ['a stream as a file', { servico: 'mp4', url: 'https://cdn.example/a.m3u8', ...times }, 'is no mp4'],
    ['a list as a video', { servico: 'mp4', arquivo: 'midia/v/ao vivo.m3u8', ...times }, 'is no mp4'],
    ['a file that is not there', { servico: 'mp4', arquivo: 'midia/v/x.mp4', ...times }, 'no file'],
  ])('are refused with %s', async (_what, one, message) => expect(await issues(one)).toContain(message))

  it.each([
    ['#EXTM3U\n#EXTINF:2,\nhttps://evil.example/a.ts\n', 'beside the playlist'],
    ['#EXTM3U\n#EXTINF:2,\n../../igreja.json\n', 'beside the playlist'],
    [
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://evil.example/k"\n#EXTINF:2,\ntransmissao.mp4\n',
      'more than parts',
    ],
    ['#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nother.m3u8\n', 'more than parts'],
    ['#EXTM3U\n#EXTINF:2,\nlead.txt\n', 'no video'],
  ])('refuse the playlist %j', async (text, message) => {
    const more = { 'midia/v/bad.m3u8': text, 'midia/v/lead.txt': 'words' }
    expect(await issues({ servico: 'hls', arquivo: 'midia/v/bad.m3u8', ...times }, more)).toContain(message)
  })
})
