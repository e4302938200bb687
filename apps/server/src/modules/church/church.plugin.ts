import {
  BannersWire,
  CongregacoesWire,
  GatewayPadraoWire,
  IdText,
  IgrejaAppMenuWire,
  MetodosPagamentoWire,
  ModulosWire,
  SlugText,
  VisualWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers, open } from '../../http/route-parts.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import {
  readBanners,
  readCongregations,
  readMenu,
  readModules,
  readPaymentMethods,
} from '../../platform/church/church.reads.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { withGateways } from '../../payments/payments.ts'

const bySlug = Type.Object({ slug: SlugText })
const ofChurch = Type.Object({ igreja: IdText })

/** What a church is made of: document 2 section 7.1. */
export const churchRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'database' | 'directory' | 'payments'>
}> = async (app, { services }) => {
  const { ofSlug, dataOfSlug, dataOfId } = churchAccess(services)

  app.get(
    '/igreja/:slug/metodo-pagamento/',
    { config: open, schema: { tags: ['church'], params: bySlug, response: answers(MetodosPagamentoWire) } },
    async ({ params }) => {
      const rows = await (await dataOfSlug(params.slug)).read(readPaymentMethods)
      return { metodosPagamento: withGateways(services.payments, rows) }
    },
  )

  app.get(
    '/igreja-app-menu',
    { config: open, schema: { tags: ['church'], querystring: ofChurch, response: answers(IgrejaAppMenuWire) } },
    async ({ query }) => ({ igrejaAppMenu: await (await dataOfId(query.igreja)).read(readMenu) }),
  )

  app.get(
    '/igreja/:slug/modulo/',
    { config: open, schema: { tags: ['church'], params: bySlug, response: answers(ModulosWire) } },
    async ({ params }) => ({ modulos: await (await dataOfSlug(params.slug)).read(readModules) }),
  )

  app.get(
    '/igreja/:slug/visual/',
    { config: open, schema: { tags: ['church'], params: bySlug, response: answers(VisualWire) } },
    async ({ params }) => {
      const { corApp, logomarcaMenu } = await ofSlug(params.slug)
      return { igrejaVisual: { corApp, logomarcaMenu } }
    },
  )

  app.get(
    '/banner/',
    { config: open, schema: { tags: ['church'], querystring: ofChurch, response: answers(BannersWire) } },
    async ({ query }) => ({ banners: await (await dataOfId(query.igreja)).read(readBanners) }),
  )

  app.get(
    '/congregacao/',
    { config: open, schema: { tags: ['church'], querystring: ofChurch, response: answers(CongregacoesWire) } },
    async ({ query }) => ({ congregacoes: await (await dataOfId(query.igreja)).read(readCongregations) }),
  )

  app.get(
    '/global-settings/default-payment-gateway',
    { config: open, schema: { tags: ['church'], response: answers(GatewayPadraoWire) } },
    async () => ({ idGatewayPagamento: services.config.defaultPaymentGateway }),
  )
}
