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

/** A church's settings: document 2 section 7.1. */
export const churchRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'payments'>
}> = async (app, { services }) => {
  app.get(
    '/igreja/:slug/metodo-pagamento/',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags: ['church'], params: bySlug, response: answers(MetodosPagamentoWire) },
    },
    async ({ data }) => {
      const rows = await data.read(readPaymentMethods)
      return { metodosPagamento: withGateways(services.payments, rows) }
    },
  )

  app.get(
    '/igreja-app-menu',
    {
      config: { access: 'public', church: 'query', replica: true },
      schema: { tags: ['church'], querystring: ofChurch, response: answers(IgrejaAppMenuWire) },
    },
    async ({ data }) => ({ igrejaAppMenu: await data.read(readMenu) }),
  )

  app.get(
    '/igreja/:slug/modulo/',
    {
      config: { access: 'public', church: 'path', replica: true },
      schema: { tags: ['church'], params: bySlug, response: answers(ModulosWire) },
    },
    async ({ data }) => ({ modulos: await data.read(readModules) }),
  )

  app.get(
    '/igreja/:slug/visual/',
    {
      config: { access: 'public', church: 'path' },
      schema: { tags: ['church'], params: bySlug, response: answers(VisualWire) },
    },
    async ({ church: { corApp, logomarcaMenu } }) => {
      return { igrejaVisual: { corApp, logomarcaMenu } }
    },
  )

  app.get(
    '/banner/',
    {
      config: { access: 'public', church: 'query', replica: true },
      schema: { tags: ['church'], querystring: ofChurch, response: answers(BannersWire) },
    },
    async ({ data }) => ({ banners: await data.read(readBanners) }),
  )

  app.get(
    '/congregacao/',
    {
      config: { access: 'public', church: 'query', replica: true },
      schema: { tags: ['church'], querystring: ofChurch, response: answers(CongregacoesWire) },
    },
    async ({ data }) => ({ congregacoes: await data.read(readCongregations) }),
  )

  app.get(
    '/global-settings/default-payment-gateway',
    { config: open, schema: { tags: ['church'], response: answers(GatewayPadraoWire) } },
    async () => ({ idGatewayPagamento: services.config.defaultPaymentGateway }),
  )
}
