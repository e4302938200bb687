import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { folderStorage } from '../platform/media/folder-storage.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { loadSanitize } from '../platform/sanitize.ts'
import { ContentError } from './format/content-issue.ts'
import { loadContent } from './load-content.ts'
import { pictureProblem, writeMedia } from './pictures.ts'
import { recordingProblem } from './recordings.ts'
import { scoreProblem } from './scores.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'
import { videoProblem, videoWriter } from './videos.ts'

const sanitize = await loadSanitize()
const now = Temporal.Instant.from('2026-11-20T13:00:00Z')
const SECRET = 'root:x:0:0'

/** The messages of a folder's issues. */
async function issuesOf(folder: string): Promise<string[]> {
  try {
    await loadContent(folder, { now, sanitize })
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.issues.map(({ file, message }) => `${file}: ${message}`)
  }
}
const fifo = (folder: string, name: string) => execFileSync('mkfifo', [path.join(folder, name)])

/** A church's folder next to a file that must not be read through it. */
async function withSecret(files: Record<string, string> = {}) {
  const folder = await contentFolder({ 'church/igreja.json': churchFile(), 'secret.json': SECRET, ...files })
  return { root: folder, church: path.join(folder, 'church'), secret: path.join(folder, 'secret.json') }
}

describe('an import', () => {
  it.each(['noticias/a.md', 'eventos.json', 'igreja.json'])(
    'refuses %s as a symbolic link, and does not read its target',
    async (name) => {
      const { church, secret } = await withSecret()
      const place = path.join(church, name)
      await mkdir(path.dirname(place), { recursive: true })
      await rm(place, { force: true })
      await symlink(secret, place)
      const issues = await issuesOf(church)
      expect(issues).toContain(`${name}: is no plain file: links, pipes and devices are not read`)
      expect(issues.join()).not.toContain(SECRET)
    },
  )

  it('refuses a folder that is a symbolic link', async () => {
    const { root, church } = await withSecret({ 'elsewhere/a.md': SECRET })
    await symlink(path.join(root, 'elsewhere'), path.join(church, 'noticias'))
    expect(await issuesOf(church)).toEqual(['noticias: is no plain file: links, pipes and devices are not read'])
  })

  it('refuses a named pipe, without waiting for it', async () => {
    const { church } = await withSecret()
    fifo(church, 'historia.md')
    expect(await issuesOf(church)).toEqual(['historia.md: is no plain file: links, pipes and devices are not read'])
  })

  it('refuses a link or pipe as the organisation’s file', async () => {
    const { root, church, secret } = await withSecret()
    await writeFile(path.join(church, 'igreja.json'), churchFile({ organizacao: 'rede' }))
    await mkdir(path.join(root, 'organizacoes'))
    const place = path.join(root, 'organizacoes/rede.json')
    for (const make of [() => symlink(secret, place), () => Promise.resolve(fifo(root, 'organizacoes/rede.json'))]) {
      await make()
      const issues = await issuesOf(church)
      expect(issues).toEqual(['organizacoes/rede.json: is no plain file: links, pipes and devices are not read'])
      await rm(place)
    }
  })

  it('refuses a content file of 5 GB before reading it', async () => {
    const { church } = await withSecret()
    const place = path.join(church, 'historia.md')
    await writeFile(place, '')
    // a sparse file
    await truncate(place, 5 * 1024 ** 3)
    expect(await issuesOf(church)).toEqual(['historia.md: is larger than 4 MB'])
  })

  it('refuses two file names that differ only in case', async () => {
    const { church } = await withSecret({ 'church/noticias/culto.md': 'a', 'church/noticias/CULTO.md': 'b' })
    expect((await issuesOf(church)).length).toBeGreaterThan(0)
  })
})

describe('a media file', () => {
  const problems = { pictureProblem, recordingProblem, scoreProblem, videoProblem }

  it.each(Object.entries(problems))(
    'is refused by %s unless it is a plain file inside the folder',
    async (_name, problem) => {
      const { root, church, secret } = await withSecret({ 'church/midia/a.txt': 'x' })
      await symlink(secret, path.join(church, 'link.pdf'))
      await symlink(root, path.join(church, 'up'))
      fifo(church, 'pipe.pdf')
      for (const file of [
        '../secret.json',
        secret,
        'midia/../../secret.json',
        'link.pdf',
        'up/secret.json',
        'pipe.pdf',
        'midia',
        '/dev/zero',
        '/dev/stdin',
        '.',
        '..',
        '',
        'a\0.pdf',
        'missing.pdf',
        '..\\secret.json',
      ])
        expect(await problem(church, file), file).toMatch(/^there is no file /)
    },
  )

  it.each(Object.entries(problems))('is refused by %s before 5 GB are read', async (_name, problem) => {
    const { church } = await withSecret()
    await writeFile(path.join(church, 'huge.pdf'), '%PDF-')
    await truncate(path.join(church, 'huge.pdf'), 5 * 1024 ** 3)
    expect(await problem(church, 'huge.pdf')).toMatch(/^is larger than /)
  })

  it('is refused when a playlist outside its folder names it', async () => {
    const { church } = await withSecret()
    for (const part of ['../secret.json', '/etc/passwd', 'file:///etc/passwd', 'https://a.test/b.ts', '..\\b.ts']) {
      await writeFile(path.join(church, 'a.m3u8'), `#EXTM3U\n#EXTINF:4,\n${part}\n#EXT-X-ENDLIST\n`)
      expect(await videoProblem(church, 'a.m3u8'), part).not.toBeNull()
    }
  })
})

describe('an export', () => {
  it('never writes outside its folder, whatever the stored address', async () => {
    const folder = await contentFolder({ 'media/x': '', 'out/x': '' })
    const media = {
      ...mediaStore(folderStorage(folder)),
      read: () => Promise.resolve(Buffer.from('#EXTM3U\n#EXTINF:4,\n../../../b.ts\n')),
    }
    const out = path.join(folder, 'out/church')
    for (const url of ['/media/demo/../../../outside.txt', '../outside.txt', '/media/demo/../../outside.txt'])
      await expect(writeMedia(out, media, url), url).rejects.toThrow('outside of the folder')
    await expect(videoWriter(out, media)('/media/demo/list.m3u8')).rejects.toThrow('outside of the folder')
  })
})
