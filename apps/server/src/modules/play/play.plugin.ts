import {
  PlanoAssinaturaConfiguracaoWire,
  PlanoAssinaturaHomeWire,
  PlanosAssinaturaWire,
  SlugText,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { contentRoutes } from './contents.plugin.ts'
import { readHomeTags } from './contents.reads.ts'
import { toEntry } from './entries.ts'
import { markRoutes } from './marks.plugin.ts'
import { myListRoutes } from './my-list.plugin.ts'
import { planoAssinaturaConfiguracao as configuracao } from './play.tables.ts'
import { renewalRoutes } from './renewal/renewal.plugin.ts'
import { subscriptionRoutes } from './subscribing/subscriptions.plugin.ts'
import { readPlans } from './subscriptions.reads.ts'

const tags = ['play']
const params = Type.Object({ slug: SlugText })

/** Play: document 2 section 7.5, and subscribing (7.3). */
export const playRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  for (const routes of [contentRoutes, markRoutes, myListRoutes, subscriptionRoutes, renewalRoutes])
    await app.register(routes, { services })

  const settingsOf = async ({ church, data }: FastifyRequest) => {
    const [settings] = await data.use((db) =>
      db.select().from(configuracao).where(eq(configuracao.igrejaId, church.id)),
    )
    return settings
  }

  app.get(
    '/igreja/:slug/plano-assinatura-configuracao/',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags, params, response: answers(PlanoAssinaturaConfiguracaoWire) },
    },
    async (request) => {
      const settings = await settingsOf(request)
      return { tipoVisibilidadeConteudo: settings?.tipoVisibilidadeConteudo ?? 'CLOSED_CONTENT' }
    },
  )

  app.get(
    '/igreja/:slug/plano-assinatura/',
    { config: { access: 'public', church: 'path' }, schema: { tags, params, response: answers(PlanosAssinaturaWire) } },
    async ({ church, data }) => {
      const plans = await data.use((db) => readPlans(db, church.id))
      return {
        planos: plans.map(({ igrejaId, slug: _slug, posicao: _place, ...plan }) => ({
          ...plan,
          idIgreja: igrejaId,
          moeda: church.moeda,
        })),
      }
    },
  )

  app.get(
    '/igreja/:slug/plano-assinatura-home/',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags, params, response: answers(PlanoAssinaturaHomeWire) },
    },
    async (request) => {
      const { church, data } = request
      const settings = await settingsOf(request)
      const rows = await data.use((db) => readHomeTags(db, { church: church.id, now: services.clock() }))
      const names = new Map(rows.map(({ tag }) => [tag.id, tag.nome]))
      return {
        titulo: settings?.titulo ?? null,
        descricao: settings?.descricao ?? null,
        imagem: settings?.imagem ?? null,
        tags: [...names].map(([id, nome]) => ({
          id,
          nome,
          conteudos: rows.filter(({ tag }) => tag.id === id).map(toEntry),
        })),
      }
    },
  )
}
