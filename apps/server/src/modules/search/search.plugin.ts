import { BuscaWire, searchKinds, SearchText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { excerptOf } from '../../platform/found-pieces.ts'
import type { Platform } from '../../platform/platform.ts'
import { searchChurch } from './search.reads.ts'

/** A person searches now and then, a congregation behind one address in turns. */
const RULE: LimitRule = { name: 'search', burst: 120, everyMs: 1_000 }

/** The instant of what has one; the others are kept as of 1970. */
const instantOf = (text: string) => {
  const date = new Date(text)
  return date.getTime() > 0 ? date.toISOString() : null
}

/** The search of the whole portal: our own call, see docs/wire.md. */
export const searchRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, { services: { clock } }) => {
  app.get(
    '/igreja/:slug/busca/',
    {
      config: { access: 'public', church: 'path', replica: true, searchLimit: RULE },
      schema: {
        tags: ['search'],
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({
          texto: SearchText,
          tipo: Type.Optional(Type.Enum([...searchKinds])),
        }),
        response: answers(BuscaWire),
      },
    },
    async ({ church, data, query: { texto, tipo } }) => {
      const groups = await data.use((db) =>
        searchChurch(db, { church: church.id, text: texto, kind: tipo, now: clock() }),
      )
      return {
        grupos: groups.map(({ tipo: kind, rows, more }) => ({
          tipo: kind,
          flagMais: more,
          resultados: rows.map(({ id, pai_id: parent, slug, titulo, texto: text, data: date, posicoes }) => ({
            id: Number(id),
            idPai: parent === null ? null : Number(parent),
            slug,
            titulo,
            trechos: excerptOf(text, posicoes),
            data: instantOf(date),
          })),
        })),
      }
    },
  )
}
