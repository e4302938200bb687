import { absent, get } from './access-rows.ts'
import type { AccessRow } from './access-table.ts'

/** Access to a church's published texts and videos: public. */
export const contentAccess: Record<string, AccessRow> = {
  'GET /api/v1/igreja/{slug}/busca/': get(({ slug }) => `/api/v1/igreja/${slug}/busca/?texto=amor`),
  'GET /api/v1/igreja/{slug}/biblia/': get(({ slug }) => `/api/v1/igreja/${slug}/biblia/`),
  'GET /api/v1/igreja/{slug}/biblia/{traducao}/{livro}/{capitulo}': absent(
    ({ slug }) => `/api/v1/igreja/${slug}/biblia/kjv/PSA/23`,
  ),
  'GET /api/v1/igreja/{slug}/biblia/{traducao}/busca': absent(
    ({ slug }) => `/api/v1/igreja/${slug}/biblia/kjv/busca?texto=shepherd`,
  ),
  'GET /api/v1/igreja/{slug}/devocional/': get(({ slug }) => `/api/v1/igreja/${slug}/devocional/`),
  'GET /api/v1/igreja/{slug}/devocional/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/devocional/1`),
  'GET /api/v1/igreja/{slug}/noticia/': get(({ slug }) => `/api/v1/igreja/${slug}/noticia/`),
  'GET /api/v1/igreja/{slug}/noticia/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/noticia/1`),
  'GET /api/v1/igreja/{slug}/ministerio/': get(({ slug }) => `/api/v1/igreja/${slug}/ministerio/`),
  'GET /api/v1/igreja/{slug}/ministerio/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/ministerio/1`),
  'GET /api/v1/igreja/{slug}/ministerio/{id}/projeto/{projeto}': absent(
    ({ slug }) => `/api/v1/igreja/${slug}/ministerio/1/projeto/1`,
  ),
  'GET /api/v1/igreja/{slug}/publicacao-tipo/': get(({ slug }) => `/api/v1/igreja/${slug}/publicacao-tipo/`),
  'GET /api/v1/igreja/{slug}/publicacao/': get(({ slug }) => `/api/v1/igreja/${slug}/publicacao/`),
  'GET /api/v1/igreja/{slug}/publicacao/{publicacao}': absent(({ slug }) => `/api/v1/igreja/${slug}/publicacao/a`),
  'GET /api/v1/igreja/{slug}/ebd/': get(({ slug }) => `/api/v1/igreja/${slug}/ebd/`),
  'GET /api/v1/igreja/{slug}/ebd/{ebd}': absent(({ slug }) => `/api/v1/igreja/${slug}/ebd/a`),
  'GET /api/v1/video/{slug}': get(({ slug }) => `/api/v1/video/${slug}`),
  'GET /api/v1/igreja/{slug}/video/{id}': absent(({ slug }) => `/api/v1/igreja/${slug}/video/1`),
}
