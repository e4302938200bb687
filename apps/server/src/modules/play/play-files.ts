import type { LegendaWire, VideoWire } from '@atrio/contract'
import type { Person } from '../../platform/auth/sessions.ts'
import { type Claim, privateAddress, registerPrivateFiles } from '../../platform/people/private-files.ts'
import { type Viewer, viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { readContent } from './contents.reads.ts'

type Content = NonNullable<Awaited<ReturnType<typeof readContent>>>

const KIND = 'play'

/** Open content is for all whom the church knows, closed content for subscribers. */
export const mayWatch = ({ visibility, subscribed }: Content, { users }: Pick<Viewer, 'users'>): boolean =>
  users.length > 0 && (visibility === 'OPEN_CONTENT' || subscribed)

/** A content's video for a person who may watch it; null for a collection. */
export function videoOf(
  services: Pick<Platform, 'auth' | 'clock'>,
  { id, video: { servico, url, ...place } }: Content,
  { account, session: proof }: Person,
): VideoWire | null {
  if (!servico) return null
  const claim: Claim = { kind: KIND, subject: [id], account, proof }
  return { servico, ...place, url: url === null ? null : privateAddress(services, url, claim) }
}

/** Subtitles are for those who may watch their video, at addresses of the same kind. */
export const subtitlesOf = (
  services: Pick<Platform, 'auth' | 'clock'>,
  { id, subtitles }: Content,
  { account, session: proof }: Person,
): LegendaWire[] =>
  subtitles.map(({ idioma, rotulo, url }) => ({
    idioma,
    rotulo,
    url: privateAddress(services, url, { kind: KIND, subject: [id], account, proof }),
  }))

/** A file of Play is for those who may watch it, as long as they may. */
export const registerPlayFiles = () =>
  registerPrivateFiles(KIND, async ({ clock, database }, church, { subject: [id = 0], account, proof }) => {
    const now = clock()
    const caller = await viewers({ database }).callerOf(church, { account, session: proof, church: null }, { now })
    if (!caller) return false
    const row = await database.churches
      .of(church.id)
      .use((db) => readContent(db, { church: church.id, now }, id, caller.viewer.user?.id ?? 0))
    return row !== undefined && mayWatch(row, caller.viewer)
  })
