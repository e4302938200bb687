import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { stringify } from 'yaml'
import type { Database } from '../database/open-database.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import type { MediaStore } from '../platform/media/media-store.ts'
import type { ChurchReader } from './church-rows.ts'
import type { ContentFile } from './content-kind.ts'
import { contentKinds } from './kinds/kinds.ts'
import { readOrganisation } from './kinds/organisation.kind.ts'
import { pictureWriter } from './pictures.ts'
import { recordingWriter } from './recordings.ts'
import { scoreWriter } from './scores.ts'
import { igreja, organizacao } from './tables.ts'
import { videoWriter } from './videos.ts'
import { ExportError, writeFileInside } from './write-file-inside.ts'

export interface ExportOptions {
  /** the church's code */
  code: string
  /** created if missing; must be empty otherwise */
  folder: string
  database: Pick<Database, 'owner'>
  media: MediaStore
}

/**
 * Exports a church into a folder of the content format, which importContent reads again. Its organisation goes into
 * `organizacoes/` of the parent folder. Instants become absolute, Markdown becomes HTML.
 * @returns the written files, relative to the folder
 * @throws ExportError
 */
export const exportContent = async ({ code, folder, database, media }: ExportOptions): Promise<string[]> => {
  const root = path.resolve(folder)
  await mkdir(root, { recursive: true })
  if ((await readdir(root)).length > 0) throw new ExportError(`${folder} is not empty: name a new folder`)
  return ownerTransaction(database, (transaction) => exportChurch(transaction, code, root, media))
}

const exportChurch = async (
  { db, enterChurch }: OwnerTransaction,
  code: string,
  root: string,
  media: MediaStore,
): Promise<string[]> => {
  // All files come from one snapshot.
  await db.execute(sql`set transaction isolation level repeatable read`)
  const [church] = await db
    .select({ id: igreja.id, organisation: organizacao.slug })
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.codigo, code))
  if (church === undefined) throw new ExportError(`there is no church with the code ${code}`)
  await enterChurch(church.id)
  const reader: ChurchReader = {
    church: church.id,
    db,
    picture: pictureWriter(root, media),
    score: scoreWriter(root, media),
    recording: recordingWriter(root, media),
    video: videoWriter(root, media),
  }
  const files: ContentFile[] = []
  for (const kind of contentKinds) files.push(...(await kind.read(reader)))
  for (const file of files) await writeFileInside(root, file.path, fileText(file))
  const written = files.map((file) => file.path)
  if (church.organisation === null) return written
  const organisation: ContentFile = {
    path: `organizacoes/${church.organisation}.json`,
    data: await readOrganisation(db, church.organisation),
    html: null,
  }
  await writeFileInside(path.dirname(root), organisation.path, fileText(organisation))
  return [...written, `../${organisation.path}`]
}

const fileText = ({ path: name, data, html, text }: ContentFile): string => {
  if (name.endsWith('.json')) return `${JSON.stringify(data, null, 2)}\n`
  const fields = text === undefined ? { formato: 'html', ...(data as object) } : data
  const matter = stringify(fields, { lineWidth: 0, aliasDuplicateObjects: false })
  return `---\n${matter}---\n\n${text ?? html ?? ''}\n`
}
