import { and, eq, like, not, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { orUndefined } from '../platform/media/file-storage.ts'
import {
  isPrivateFile,
  isPublicFile,
  MEDIA_PATHS,
  type MediaStore,
  privateTwin,
  publicTwin,
} from '../platform/media/media-store.ts'
import { isPlaylist, renameParts } from '../platform/media/videos.ts'
import type { Rows } from './church-rows.ts'
import { configuracaoEstudo, conteudo, estudo, planoAssinaturaConteudo as play } from './tables.ts'

const isPublicMedia = (url: unknown) => sql`${url} like '/media/%' and ${url} !~ '^/media/private/[^/]+/[0-9a-f]{32}/'`

/**
 * Moves files that are not for all away from where earlier versions stored them, at addresses that answered to anybody.
 * Does nothing once it is done; resumes where it was interrupted.
 */
export const closeFiles = async (database: Pick<Database, 'owner'>, media: MediaStore): Promise<void> => {
  for (const id of await churchesWithOpenFiles(database)) {
    const moved = await ownerTransaction(database, async ({ db, enterChurch }) => {
      await enterChurch(id)
      const closed = await closeRows(db, id, media)
      return closed.length > 0 ? unnamed(db, id, media, closed) : []
    })
    for (const url of moved) await media.remove(url)
  }
}

/** One statement over all churches: at almost every start there are none. */
const churchesWithOpenFiles = (database: Pick<Database, 'owner'>): Promise<number[]> =>
  ownerTransaction(database, async ({ db }) => {
    await db.execute(
      sql`select set_config('app.igrejas', (select coalesce(array_agg(id), '{}')::text from igreja), true)`,
    )
    const { rows } = (await db.execute(sql`
      select igreja_id as id from ${play} where ${isPublicMedia(play.url)}
      union select igreja_id from ${conteudo} where tipo = 'arquivo' and ${isPublicMedia(conteudo.url)}
      union select igreja_id from ${estudo} where arquivos::text ~ '"/media/(?!private/)' and not exists (
        select from ${configuracaoEstudo} c where c.igreja_id = estudo.igreja_id and c.flag_conteudo_publico)`)) as unknown as {
      rows: { id: number }[]
    }
    return rows.map(({ id }) => id)
  })

/** @returns the private addresses of what was public before, parts of playlists too */
async function closeRows(db: Rows, church: number, media: MediaStore): Promise<string[]> {
  const closed: string[] = []
  const close = async (url: string) => {
    closed.push(...(await copyPrivately(media, url)))
    return privateTwin(url)
  }
  const videos = await db
    .select({ id: play.id, url: play.url })
    .from(play)
    .where(and(eq(play.igrejaId, church), isPublicMedia(play.url)))
  for (const { id, url } of videos) {
    const set = { url: await close(url ?? '') }
    await db
      .update(play)
      .set(set)
      .where(and(eq(play.igrejaId, church), eq(play.id, id)))
  }
  const exclusive = await db
    .select({ id: conteudo.id, url: conteudo.url })
    .from(conteudo)
    .where(and(eq(conteudo.igrejaId, church), eq(conteudo.tipo, 'arquivo'), isPublicMedia(conteudo.url)))
  for (const { id, url } of exclusive) {
    const set = { url: await close(url ?? '') }
    await db
      .update(conteudo)
      .set(set)
      .where(and(eq(conteudo.igrejaId, church), eq(conteudo.id, id)))
  }
  const [settings] = await db.select().from(configuracaoEstudo).where(eq(configuracaoEstudo.igrejaId, church))
  if (settings?.flagConteudoPublico) return closed
  const studies = await db
    .select({ id: estudo.id, arquivos: estudo.arquivos })
    .from(estudo)
    .where(and(eq(estudo.igrejaId, church), not(like(sql`${estudo.arquivos}::text`, '[]'))))
  for (const { id, arquivos } of studies) {
    if (arquivos.every(({ url }) => !url.startsWith('/media/') || isPrivateFile(url))) continue
    const set = { arquivos: [] as typeof arquivos }
    for (const file of arquivos) {
      const isOurs = file.url.startsWith('/media/') && !isPrivateFile(file.url)
      set.arquivos.push(isOurs ? { ...file, url: await close(file.url) } : file)
    }
    await db
      .update(estudo)
      .set(set)
      .where(and(eq(estudo.igrejaId, church), eq(estudo.id, id)))
  }
  return closed
}

/** Copies a public file to its private place, a playlist with its parts. @returns the private addresses */
async function copyPrivately(media: MediaStore, url: string): Promise<string[]> {
  if (!isPublicFile(url) || !(await media.exists(url))) return []
  const to = privateTwin(url)
  const copied = [to]
  if (await media.exists(to)) return copied
  if (!url.endsWith('.m3u8')) {
    await media.copy(url, to)
    return copied
  }
  const list = await renameParts((await media.read(url)).toString(), async (part) => {
    copied.push(...(await copyPrivately(media, part)))
    return privateTwin(part)
  })
  await media.storeAt(to, Buffer.from(list ?? ''))
  return copied
}

/** The public twins of private files that exist, and that no row of the church names, nor a public playlist. */
export async function unnamed(
  db: Rows,
  church: number,
  media: MediaStore,
  closed: readonly string[],
): Promise<string[]> {
  const twins = []
  for (const url of new Set(closed.map(publicTwin))) if (await media.exists(url)) twins.push(url)
  if (twins.length === 0) return []
  const named = await publicAddresses(db, church, media)
  return twins.filter((url) => !named.has(url))
}

async function publicAddresses(db: Rows, church: number, media: MediaStore): Promise<Set<string>> {
  const named = new Set<string>()
  const { rows: tables } = (await db.execute(sql`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'igreja_id'`)) as unknown as { rows: { name: string }[] }
  for (const { name } of tables) {
    const { rows } = (await db.execute(sql`select t::text as text from ${sql.identifier(name)} t
      where t.igreja_id = ${church} and t::text like '%/media/%'`)) as unknown as { rows: { text: string }[] }
    for (const { text } of rows) for (const [url] of text.matchAll(MEDIA_PATHS)) named.add(url)
  }
  for (const url of [...named]) {
    if (isPrivateFile(url) || !url.endsWith('.m3u8')) continue
    const bytes = await media.read(url).catch(orUndefined)
    if (bytes && isPlaylist(bytes)) for (const [part] of bytes.toString().matchAll(MEDIA_PATHS)) named.add(part)
  }
  return named
}
