import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { MEDIA_PATH } from '../platform/media/media-store.ts'
import { writeFileAtomically } from '../runtime/atomic-files.ts'
import { BackupError } from './backup-error.ts'

/** What was written of a file; `sha256` in hexadecimal, as sha256sum prints it. */
const Written = Type.Object({ bytes: Type.Integer(), sha256: Type.String() })
export type Written = Static<typeof Written>

const FORMAT = 1

/** The signing key, where it is a file and not a setting. */
export const KEY_FILE = 'keys/token.key'

/** The description of a backup, `manifest.json` in its folder. It is written last: a folder without it is no backup. */
const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** The version of Atrio that made it. */
  version: Type.String(),
  /** The moment of its snapshot. */
  createdAt: Type.String(),
  /** The database's level. */
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  /** By name; the rows are in `tables/<name>.copy`, as COPY writes them. */
  tables: Type.Record(
    Type.String(),
    Type.Intersect([Type.Object({ columns: Type.Array(Type.String()), rows: Type.Integer() }), Written]),
  ),
  sequences: Type.Record(Type.String(), Type.Object({ last: Type.String(), isCalled: Type.Boolean() })),
  /** Tables without their rows, and why. */
  leftOut: Type.Record(Type.String(), Type.String()),
  /** By path in the folder. */
  files: Type.Record(Type.String(), Written),
  /** Addresses that rows name without a file: it was gone before, or what a person wrote only looks like an address. */
  missingFiles: Type.Array(Type.String()),
  /** Identifies the signing key, without telling it. */
  keyFingerprint: Type.String(),
})
export type Manifest = Static<typeof Manifest>

const fileIn = (folder: string) => path.join(folder, 'manifest.json')

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeFileAtomically(fileIn(folder), JSON.stringify({ format: FORMAT, ...manifest }, null, 1), { mode: 0o600 })

/** @throws BackupError where the folder holds no complete backup of a format that is known here */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no complete backup: there is no manifest.json.`)
  })
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new BackupError(`${fileIn(folder)} is damaged.`)
  }
  if (Value.Check(Manifest, found) && Object.keys(found.files).every(isOurs)) return found
  throw new BackupError(`${fileIn(folder)} is damaged, or of a format that this version does not read.`)
}

/** Files are read from and written to paths that a manifest names: none may lead anywhere else. */
const isOurs = (name: string) => name === KEY_FILE || MEDIA_PATH.test(`/${name}`)
