import type {
  DevocionaisWire,
  DevocionalWire,
  EbdsWire,
  EbdWire,
  MinisteriosWire,
  MinisterioWire,
  NoticiasWire,
  NoticiaWire,
  ProjetoWire,
  PublicacaoTiposWire,
  PublicacaoWire,
  PublicacoesWire,
} from '@atrio/contract'
import { endpoint, type Listed } from '../endpoint.ts'
import {
  toArea,
  toClass,
  toClassEntry,
  toDevotional,
  toDevotionalEntry,
  toMinistry,
  toProject,
  toPublication,
  toPublicationEntry,
  toWriting,
} from './writings.mapper.ts'
import type {
  Area,
  DevotionalEntry,
  NewsItem,
  PublicationEntry,
  PublicationType,
  SchoolClassEntry,
  Writing,
} from './writings.types.ts'

type After = { after?: string }
/** Words that all must occur. */
type Search = { search?: string }
type None = Record<string, never>

/** A church's texts: our own calls (docs/wire.md). `after` is the `next` of the previous page. */
export const contentApi = {
  devotionals: endpoint('content.devotionals', async (http, { after }: After, signal) => {
    const query = { ...(after && { depois: after }) }
    const wire = await http.get<DevocionaisWire>(`/igreja/${http.church.slug}/devocional/`, { query, signal })
    return {
      items: wire.devocionais.map(toDevotionalEntry),
      next: wire.proximo ?? null,
    } satisfies Listed<DevotionalEntry>
  }),
  devotional: endpoint('content.devotional', async (http, { id }: { id: number }, signal) =>
    toDevotional(await http.get<DevocionalWire>(`/igreja/${http.church.slug}/devocional/${id}`, { signal })),
  ),
  news: endpoint('content.news', async (http, { search, after }: After & Search, signal) => {
    const query = { ...(search && { busca: search }), ...(after && { depois: after }) }
    const wire = await http.get<NoticiasWire>(`/igreja/${http.church.slug}/noticia/`, { query, signal })
    return { items: wire.noticias.map(toWriting), next: wire.proximo ?? null } satisfies Listed<Writing>
  }),
  newsItem: endpoint('content.newsItem', async (http, { id }: { id: number }, signal): Promise<NewsItem> => {
    const wire = await http.get<NoticiaWire>(`/igreja/${http.church.slug}/noticia/${id}`, { signal })
    return { ...toWriting(wire), content: wire.conteudo || null }
  }),
  ministries: endpoint('content.ministries', async (http, _: None, signal): Promise<Area[]> => {
    const wire = await http.get<MinisteriosWire>(`/igreja/${http.church.slug}/ministerio/`, { signal })
    return wire.ministerios.map(toArea)
  }),
  ministry: endpoint('content.ministry', async (http, { id }: { id: number }, signal) =>
    toMinistry(await http.get<MinisterioWire>(`/igreja/${http.church.slug}/ministerio/${id}`, { signal })),
  ),
  project: endpoint('content.project', async (http, { ministryId, id }: { ministryId: number; id: number }, signal) =>
    toProject(
      await http.get<ProjetoWire>(`/igreja/${http.church.slug}/ministerio/${ministryId}/projeto/${id}`, { signal }),
    ),
  ),
  publicationTypes: endpoint('content.publicationTypes', async (http, _: None, signal): Promise<PublicationType[]> => {
    const wire = await http.get<PublicacaoTiposWire>(`/igreja/${http.church.slug}/publicacao-tipo/`, { signal })
    return wire.tipos.map(({ slug, nome, descricao }) => ({ slug, name: nome, description: descricao || null }))
  }),
  publications: endpoint(
    'content.publications',
    async (
      http,
      { type, search, after }: After & Search & { type?: string },
      signal,
    ): Promise<Listed<PublicationEntry>> => {
      const query = { ...(type && { tipo: type }), ...(search && { busca: search }), ...(after && { depois: after }) }
      const wire = await http.get<PublicacoesWire>(`/igreja/${http.church.slug}/publicacao/`, { query, signal })
      return { items: wire.publicacoes.map(toPublicationEntry), next: wire.proximo ?? null }
    },
  ),
  publication: endpoint('content.publication', async (http, { slug }: { slug: string }, signal) =>
    toPublication(
      await http.get<PublicacaoWire>(`/igreja/${http.church.slug}/publicacao/${encodeURIComponent(slug)}`, { signal }),
    ),
  ),
  classes: endpoint('content.classes', async (http, { after }: After, signal): Promise<Listed<SchoolClassEntry>> => {
    const query = { ...(after && { depois: after }) }
    const wire = await http.get<EbdsWire>(`/igreja/${http.church.slug}/ebd/`, { query, signal })
    return { items: wire.ebds.map(toClassEntry), next: wire.proximo ?? null }
  }),
  class: endpoint('content.class', async (http, { slug }: { slug: string }, signal) =>
    toClass(await http.get<EbdWire>(`/igreja/${http.church.slug}/ebd/${encodeURIComponent(slug)}`, { signal })),
  ),
}
