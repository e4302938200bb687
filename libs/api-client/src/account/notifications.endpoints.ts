import type { NotificacaoWire, NotificacoesWire, NotificationType } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
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
export const NOTIFICATIONS_PER_PAGE = 30

export const notificationsApi = {
  /** Newest first; pages count from 1. With a bearer token the person's own are included. */
  list: endpoint('notifications.list', async (http, { page }: { page: number }, signal) => {
    const query = { page, limit: NOTIFICATIONS_PER_PAGE }
    const wire = await http.get<NotificacoesWire>(`/igreja/${http.church.slug}/notificacao/`, { query, signal })
    return wire.notificacoes.map(toNotification)
  }),
}
