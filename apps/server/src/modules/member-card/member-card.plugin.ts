import {
  CarteirinhaLinkNovoWire,
  CarteirinhaLinkWire,
  CarteirinhaQueryWire,
  UsuarioCarteirinhasWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { CHECK_PATH } from './check-page.plugin.ts'
import { cardOf, maySee, toUsuarioCarteirinha } from './member-cards.ts'

const tags = ['member card']
const NONE = { usuarioCarteirinhas: [] }

/** The claim of a link's key. */
const about = (church: number, user: number) => `member card ${church} ${user}`

/**
 * The member card: document 2 section 7.4. The specification lets anyone ask by a user's id; callers other than that
 * user, staff of the church, or with a signed link get the answer of a person without a card (security 9).
 */
export const memberCardRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth } = services

  app.get(
    '/usuario-carteirinha/',
    {
      config: { access: 'visitor', church: 'query', role: 'anyone', cache: 'no-store' },
      schema: { tags, querystring: CarteirinhaQueryWire, response: answers(UsuarioCarteirinhasWire) },
    },
    async (request) => {
      const { church, data, query, viewer } = request
      const { usuario, chave } = query
      const asked = { igrejaId: church.id, usuarioId: rowIdOr404(usuario) }
      const isLinked = chave !== undefined && auth.links.opens(about(church.id, asked.usuarioId), chave)
      if (!isLinked && !maySee(viewer, asked.usuarioId)) return NONE
      const found = await data.use((db) => cardOf(db, asked))
      if (!found) return NONE
      const checkedAt = `${await portalOrigin(services, church, request)}${CHECK_PATH}${found.card.codigo}`
      return { usuarioCarteirinhas: [toUsuarioCarteirinha(found, checkedAt)] }
    },
  )

  app.post(
    '/usuario-carteirinha/link/',
    {
      config: { access: 'signed-in', church: 'body', role: 'anyone' },
      schema: { tags, body: CarteirinhaLinkNovoWire, response: answers(CarteirinhaLinkWire) },
    },
    async (request) => {
      const { body, church, data, viewer } = request
      const usuarioId = body.usuario
      const asked = { igrejaId: church.id, usuarioId }
      const found = maySee(viewer, usuarioId) ? await data.use((db) => cardOf(db, asked)) : undefined
      if (!found) throw notFound()
      const { key, expires } = auth.links.sign(about(church.id, usuarioId))
      const query = new URLSearchParams({ userId: String(usuarioId), memberChurchId: String(church.id), key })
      return {
        url: `${await portalOrigin(services, church, request)}/embed/print-member-card?${query}`,
        dataExpiracao: expires.toISOString(),
      }
    },
  )
}
