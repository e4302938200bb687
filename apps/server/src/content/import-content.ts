import { Temporal } from 'temporal-polyfill'
import type { Database } from '../database/open-database.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import type { MediaStore, MediaWriter } from '../platform/media/media-store.ts'
import type { Sanitize } from '../platform/sanitize.ts'
import type { Clock } from '../runtime/clock.ts'
import { type ChurchWriter, replaceRows } from './church-rows.ts'
import { unnamed } from './close-files.ts'
import { directoryIssues } from './directory-issues.ts'
import { type EndedAllowed, endedItems } from './ended-items.ts'
import { ContentError } from './format/content-issue.ts'
import { ensureChurch, inTurn } from './kinds/church.rows.ts'
import { contentKinds } from './kinds/kinds.ts'
import { saveOrganisation } from './kinds/organisation.kind.ts'
import type { LoadedChurch } from './load-church.ts'
import { type LoadedContent, loadContent } from './load-content.ts'
import { type OpenFiles, OpenFilesError } from './open-files-error.ts'
import { type StoredFiles, storeFiles } from './stored-files.ts'

export interface ImportOptions extends EndedAllowed {
  /** one church's folder, or a folder of such folders */
  folder: string
  database: Pick<Database, 'owner'>
  media: MediaStore
  clock: Clock
  sanitize: Sanitize
  /** Domains that churches may have senders of: `mailSenderDomains` of the settings. By default none. */
  senderDomains?: readonly string[]
  /** Runs in the transaction of each church. */
  within?: (transaction: OwnerTransaction, church: ImportedChurch) => Promise<void>
  /** Runs after the commit of each church, also where a later one fails. */
  onImported?: (church: ImportedChurch) => void
}

/** One imported church. */
export interface ImportedChurch {
  id: number
  code: string
  name: string
  /** what the import has taken for granted, worded for the operator */
  notes: readonly string[]
}

/**
 * Imports a content folder. Everything is read and validated before anything is written; then the files of each church are
 * stored, and its rows are one transaction. A repeated import makes the church match its folder; remaining rows keep their
 * ids.
 * @throws ContentError with all mistakes; nothing is imported then. Some come up only while a church is written, such as a
 * gift that was paid meanwhile for what its folder ends: the churches before it are imported then
 * @throws OpenFilesError where churches are imported, but not all files that they closed are
 */
export const importContent = async (options: ImportOptions): Promise<ImportedChurch[]> => {
  const now = options.clock()
  const content = await loadContent(options.folder, {
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()),
    sanitize: options.sanitize,
  })
  const { senderDomains = [] } = options
  const issues = await ownerTransaction(options.database, async (transaction) => {
    const found = await directoryIssues(transaction.db, content, { senderDomains })
    for (const church of content.churches) found.push(...(await endedItems(transaction, church, options)))
    return found
  })
  if (issues.length > 0) throw new ContentError(issues)
  const imported: ImportedChurch[] = []
  const open: OpenFiles[] = []
  const codes = () => imported.map(({ code }) => code)
  const importOne = async (church: LoadedChurch) => {
    const closed: string[] = []
    const media = { ...options.media, private: noting(options.media.private, closed) }
    const files = await storeFiles(church, media)
    const written = await ownerTransaction(options.database, async (transaction) => {
      const done = await importChurch(transaction, church, { options, content, files, now })
      await options.within?.(transaction, done)
      return done
    }).catch((error: unknown) => {
      throw error instanceof ContentError ? new ContentError(error.issues, codes()) : error
    })
    imported.push(written)
    options.onImported?.(written)
    await removeTwins(options, written.id, closed).catch((reason: unknown) => open.push({ code: written.code, reason }))
  }
  try {
    for (const church of content.churches) await importOne(church)
  } catch (error) {
    throw open.length > 0 ? new OpenFilesError(codes(), open, error) : error
  }
  if (open.length > 0) throw new OpenFilesError(codes(), open)
  return imported
}

/** Removes what stayed public of files that are closed now; after the commit, since it may ask a bucket about each file. */
async function removeTwins({ database, media }: ImportOptions, church: number, closed: readonly string[]) {
  const twins = await ownerTransaction(database, async ({ db, enterChurch }) => {
    await enterChurch(church)
    return unnamed(db, church, media, closed)
  })
  for (const url of twins) await media.remove(url)
}

/** Notes the addresses of stored files: what is private now may have been public before. */
const noting = (writer: MediaWriter, addresses: string[]): MediaWriter => {
  const noted = async (url: Promise<string>) => {
    addresses.push(await url)
    return url
  }
  return {
    addressOf: (church, exported) => writer.addressOf(church, exported),
    store: (...file) => noted(writer.store(...file)),
    storeRecording: (...file) => noted(writer.storeRecording(...file)),
    storeVideo: (...file) => noted(writer.storeVideo(...file)),
    storeDocument: (...file) => noted(writer.storeDocument(...file)),
    storeSubtitles: (...file) => noted(writer.storeSubtitles(...file)),
    storeDrawing: (...file) => noted(writer.storeDrawing(...file)),
  }
}

interface ChurchImport {
  options: ImportOptions
  content: LoadedContent
  files: StoredFiles
  now: Date
}

const importChurch = async (
  transaction: OwnerTransaction,
  loaded: LoadedChurch,
  { options, content: { organisations }, files, now }: ChurchImport,
): Promise<ImportedChurch> => {
  const { db, enterChurch } = transaction
  const { content, entries } = loaded
  await inTurn(db, content)
  // once more, since storing the files may have taken minutes, in which people gave, met and chose; before the church's row
  // is locked, as a gift that moves its campaign's percent locks the reason first, and that row as it commits
  const issues = await endedItems(transaction, loaded, options)
  if (issues.length > 0) throw new ContentError(issues)
  const organisation = organisations.get(content.organizacao ?? '')
  if (organisation !== undefined) await saveOrganisation(db, content.organizacao ?? '', organisation)
  const church = await ensureChurch(db, content, now)
  await enterChurch(church)
  const notes: string[] = []
  const writer: ChurchWriter = {
    ...files,
    church,
    db,
    endCongregations: options.endCongregations ?? false,
    note: (text) => notes.push(text),
    replace: (table, set) => replaceRows(db, church, table, set),
  }
  for (const kind of contentKinds) await kind.write(writer, entries.get(kind) ?? [])
  return { id: church, code: content.codigo, name: content.nome, notes }
}
