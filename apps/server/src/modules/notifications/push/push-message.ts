import type { NotificationType } from '@atrio/contract'

/** What the portal's service worker receives: the title, and the page to open. Nothing of a person beyond the title. */
export type PushMessage = { title: string; path: string; tag: string }

type About = {
  id: number
  titulo: string
  tipo: string
  idEntidadeRelacionada: number | null
  slugEntidadeRelacionada: string | null
}

const byId = (folder: string) => (id: number | null) => (id === null ? undefined : `/${folder}/${id}`)
/** Pages of the portal, as its list of notifications opens them. */
const PAGES: Record<NotificationType, (id: number | null, slug: string | null) => string | undefined> = {
  CULTO: () => '/live',
  EVENTO: byId('event'),
  NOTICIA: byId('news'),
  DEVOCIONAL: byId('devotionals'),
  EBD: (_id, slug) => (slug === null ? undefined : `/ebds/${encodeURIComponent(slug)}`),
}

/** What has no page of its own opens home, where the bell is. */
export const pushMessage = ({
  id,
  titulo,
  tipo,
  idEntidadeRelacionada,
  slugEntidadeRelacionada,
}: About): PushMessage => ({
  title: titulo,
  path:
    (Object.hasOwn(PAGES, tipo) && PAGES[tipo as NotificationType](idEntidadeRelacionada, slugEntidadeRelacionada)) ||
    '/',
  tag: String(id),
})
