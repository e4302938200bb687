import type { NotificacaoWire, NotificacoesWire, NotificationType } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'

/** What a notification is about, where that has a screen of its own. */
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
  /** Null: it is about nothing that has a screen. */
  kind: NotificationKind | null
  church: { id: number; code: string; name: string }
  relatedId: number | null
  relatedSlug: string | null
  /** To this person alone. */
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

/** Notifications that a page of the list holds (document 1 section 9). */
export const NOTIFICATIONS_PER_PAGE = 30

export const notificationsApi = {
  /** Newest first; pages count from 1. With a bearer also the person's own. */
  list: endpoint('notifications.list', async (http, { page }: { page: number }, signal) => {
    const query = { page, limit: NOTIFICATIONS_PER_PAGE }
    const wire = await http.get<NotificacoesWire>(`/igreja/${http.church.slug}/notificacao/`, { query, signal })
    return wire.notificacoes.map(toNotification)
  }),
}
