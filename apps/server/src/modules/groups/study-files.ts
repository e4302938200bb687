import { and, eq, lte } from 'drizzle-orm'
import type { Person } from '../../platform/auth/sessions.ts'
import { privateAddress, registerPrivateFiles } from '../../platform/people/private-files.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { estudo } from './studies.tables.ts'

const KIND = 'estudo'

/** The files of a study that is for the church's people, at addresses of one of them. */
export const filesOf = (
  services: Pick<Platform, 'auth' | 'clock'>,
  { id, arquivos }: Pick<typeof estudo.$inferSelect, 'id' | 'arquivos'>,
  { account, session: proof }: Person,
) =>
  arquivos.map((file) => ({
    ...file,
    url: privateAddress(services, file.url, { kind: KIND, subject: [id], account, proof }),
  }))

/** They are for whom the church knows, while the study is published. */
export const registerStudyFiles = () =>
  registerPrivateFiles(KIND, async ({ clock, database }, church, { subject: [id = 0], account, proof }) => {
    const now = clock()
    const caller = await viewers({ database }).callerOf(church, { account, session: proof, church: null }, { now })
    if (!caller || caller.viewer.users.length === 0) return false
    const rows = await database.churches.of(church.id).use((db) =>
      db
        .select({ id: estudo.id })
        .from(estudo)
        .where(and(eq(estudo.igrejaId, church.id), eq(estudo.id, id), lte(estudo.dataPublicacao, now))),
    )
    return rows.length > 0
  })
