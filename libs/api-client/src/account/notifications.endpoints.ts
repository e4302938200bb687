import type {
  NotificacaoWire,
  NotificacoesWire,
  NotificationKindCode,
  NotificationType,
  PreferenciaNotificacaoDadosWire,
  PreferenciaNotificacaoWire,
  SituacaoWire,
} from '@atrio/contract'
import { endpoint, personalEndpoint, type Listed } from '../endpoint.ts'
import { known } from '../wire-code.ts'

/** What a notification is about, if it has a screen of its own. */
export type NotificationKind = 'service' | 'event' | 'news' | 'devotional' | 'sundaySchool'

const KINDS = {
  CULTO: 'service',
  EVENTO: 'event',
  NOTICIA: 'news',
  DEVOCIONAL: 'devotional',
  EBD: 'sundaySchool',
} as const satisfies Record<NotificationType, NotificationKind>

/** The kinds that a person may mute; `other`: all without a screen of their own. */
export type MutableKind = NotificationKind | 'other'
const CODES = {
  service: 'CULTO',
  event: 'EVENTO',
  news: 'NOTICIA',
  devotional: 'DEVOCIONAL',
  sundaySchool: 'EBD',
  other: 'OUTRO',
} as const satisfies Record<MutableKind, NotificationKindCode>
export const MUTABLE_KINDS = Object.keys(CODES) as MutableKind[]

/** What a person has seen of a church's notifications, and which kinds neither count as new nor are pushed. */
export type NotificationPreference = { seenUntil: string | null; muted: MutableKind[] }

const toPreference = ({ vistaAte, silenciadas }: PreferenciaNotificacaoWire): NotificationPreference => ({
  seenUntil: vistaAte,
  muted: MUTABLE_KINDS.filter((kind) => silenciadas.includes(CODES[kind])),
})

export type ChurchNotification = {
  id: number
  title: string
  /** Plain text. */
  body: string
  createdAt: string
  /** Null: it has no screen of its own. */
  kind: NotificationKind | null
  church: { id: number; code: string; name: string }
  relatedId: number | null
  relatedSlug: string | null
  /** Sent to this person alone. */
  personal: boolean
}

const toNotification = (wire: NotificacaoWire): ChurchNotification => ({
  id: wire.id,
  title: wire.titulo,
  body: wire.corpo,
  createdAt: wire.dataCadastro,
  kind: known<NotificationKind>(KINDS, wire.tipo.codigo) ?? null,
  church: { id: wire.igreja.id, code: wire.igreja.codigo, name: wire.igreja.nome },
  relatedId: wire.idEntidadeRelacionada ?? null,
  relatedSlug: wire.slugEntidadeRelacionada ?? null,
  personal: wire.flagPessoal ?? false,
})

/** Notifications on one page of the list (document 1 section 9). */
const PER_PAGE = 30

/**
 * Where a page begins: its number, which the specification asks by, and our server's cursor, which new notifications do
 * not move. A backend without cursors has another page for as long as pages are full.
 */
const writePlace = (page: number, cursor: string | null) => `${page}.${cursor ?? ''}`
function readPlace(after = writePlace(1, null)): { page: number; cursor: string | undefined } {
  const [page, cursor] = after.split('.')
  return { page: Number(page), cursor: cursor || undefined }
}

function nextPlace({ notificacoes, proximo }: NotificacoesWire, page: number): string | null {
  const isLast = proximo === undefined ? notificacoes.length < PER_PAGE : proximo === null
  return isLast ? null : writePlace(page + 1, proximo)
}

export const notificationsApi = {
  /** Newest first. With a bearer token the person's own are included. */
  list: endpoint(
    'notifications.list',
    async (http, { after }: { after?: string }, signal): Promise<Listed<ChurchNotification>> => {
      const { page, cursor } = readPlace(after)
      const query = { page, limit: PER_PAGE, ...(cursor && { depois: cursor }) }
      const wire = await http.get<NotificacoesWire>(`/igreja/${http.church.slug}/notificacao/`, { query, signal })
      return { items: wire.notificacoes.map(toNotification), next: nextPlace(wire, page) }
    },
  ),
  preference: personalEndpoint('notifications.preference', async (http, _: object, signal) => {
    const query = { igreja: http.church.id }
    return toPreference(await http.get<PreferenciaNotificacaoWire>('/user/notificacao-preferencia/', { query, signal }))
  }),
  /** Saves what is given; the mark of what was seen only moves forward. */
  savePreference: endpoint(
    'notifications.savePreference',
    async (http, { seenUntil, muted }: { seenUntil?: string; muted?: readonly MutableKind[] }, signal) => {
      const body: PreferenciaNotificacaoDadosWire = {
        ...(seenUntil !== undefined && { vistaAte: seenUntil }),
        ...(muted && { silenciadas: muted.map((kind) => CODES[kind]) }),
      }
      const request = { query: { igreja: http.church.id }, body, signal }
      return toPreference(await http.put<PreferenciaNotificacaoWire>('/user/notificacao-preferencia/', request))
    },
  ),
  /** From this person's list; refused with `not_found`, or `conflict` after too many. */
  remove: endpoint('notifications.remove', async (http, { id }: { id: number }, signal) => {
    await http.delete<SituacaoWire>(`/user/notificacao/${id}`, { query: { igreja: http.church.id }, signal })
  }),
}
