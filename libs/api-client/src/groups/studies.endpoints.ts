import type { ConfiguracaoEstudoWire, EstudoItemWire, EstudosWire, EstudoWire } from '@atrio/contract'
import { toImage, type Image } from '../address.ts'
import { endpoint, personalEndpoint } from '../endpoint.ts'

export type StudyEntry = {
  id: number
  title: string
  series: string | null
  author: string | null
  /** Reference of the Bible passage. */
  passage: string | null
  summary: string | null
  image: Image | null
  /** Instant, ISO. */
  publishedAt: string
}

export type StudyFile = { name: string; url: string }

export type Study = StudyEntry & {
  /** Rich text. */
  text: string | null
  files: StudyFile[]
}

export type StudyPage = { studies: StudyEntry[]; next: string | null }

const toEntry = (wire: EstudoItemWire): StudyEntry => ({
  id: wire.id,
  title: wire.titulo,
  series: wire.serie || null,
  author: wire.autor || null,
  passage: wire.passagem || null,
  summary: wire.resumo || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  publishedAt: wire.dataPublicacao,
})

/** Only links that can be opened: web addresses, or paths of our own. */
const canBeOpened = ({ url }: { url: string }) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url)

/** Studies: document 2 section 7.6. When they are for members only, the answer depends on the session. */
export const studiesApi = {
  /** Whether visitors may read them. */
  arePublic: endpoint('studies.arePublic', async (http, _: Record<string, never>, signal): Promise<boolean> => {
    const path = `/igreja/${http.church.slug}/configuracao-estudo`
    return (await http.get<ConfiguracaoEstudoWire>(path, { signal })).data.flagConteudoPublico
  }),
  /** A page of studies, newest first. */
  list: personalEndpoint('studies.list', async (http, { after }: { after?: string }, signal): Promise<StudyPage> => {
    const query = { ...(after && { depois: after }) }
    const page = await http.get<EstudosWire>(`/igreja/${http.church.slug}/estudo/`, { query, signal })
    return { studies: page.estudos.map(toEntry), next: page.proximo ?? null }
  }),
  get: personalEndpoint('studies.get', async (http, { id }: { id: number }, signal): Promise<Study> => {
    const wire = await http.get<EstudoWire>(`/igreja/${http.church.slug}/estudo/${id}`, { signal })
    const files = (wire.arquivos ?? []).filter(canBeOpened).map(({ nome, url }) => ({ name: nome, url }))
    return { ...toEntry(wire), text: wire.texto || null, files }
  }),
}
