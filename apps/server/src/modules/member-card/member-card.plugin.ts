import {
  CarteirinhaLinkNovoWire,
  CarteirinhaLinkWire,
  CarteirinhaQueryWire,
  UsuarioCarteirinhasWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound } from '../../http/problem.ts'
import { answers, member, open } from '../../http/route-parts.ts'
import { identify, personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ownAccounts } from '../../platform/people/own-account.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { CHECK_PATH } from './check-page.plugin.ts'
import { cardOf, maySee, toUsuarioCarteirinha } from './member-cards.ts'

const tags = ['member card']
const NONE = { usuarioCarteirinhas: [] }

/** What a link's key is good for. */
const about = (church: number, user: number) => `member card ${church} ${user}`

/**
 * The member card: document 2 section 7.4. The specification lets anybody ask by a user's id; whoever is neither that
 * user, nor staff of the church, nor has a signed link, is told what somebody without a card is told (security 9).
 */
export const memberCardRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, database } = services
  const { churchOf } = ownAccounts(services)

  app.get(
    '/usuario-carteirinha/',
    { config: open, schema: { tags, querystring: CarteirinhaQueryWire, response: answers(UsuarioCarteirinhasWire) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { usuario, igreja, chave } = request.query
      // first of all: a token that has ended is renewed, and no card is denied to its owner
      const person = await identify(request)
      const church = await churchOf(request, igreja)
      const asked = { igrejaId: church.id, usuarioId: rowIdOr404(usuario) }
      const isLinked = chave !== undefined && auth.links.opens(about(church.id, asked.usuarioId), chave)
      if (!isLinked && !person) return NONE
      const found = await database.churches
        .of(church.id)
        .use(async (db) =>
          isLinked || (person && (await maySee(db, person.account, asked))) ? cardOf(db, asked) : undefined,
        )
      if (!found) return NONE
      const checkedAt = `${await portalOrigin(services, church, request)}${CHECK_PATH}${found.card.codigo}`
      return { usuarioCarteirinhas: [toUsuarioCarteirinha(found, checkedAt)] }
    },
  )

  app.post(
    '/usuario-carteirinha/link/',
    { config: member, schema: { tags, body: CarteirinhaLinkNovoWire, response: answers(CarteirinhaLinkWire) } },
    async (request) => {
      const { usuario: usuarioId, igreja } = request.body
      const church = await churchOf(request, igreja === undefined ? undefined : String(igreja))
      const asked = { igrejaId: church.id, usuarioId }
      const { account } = personOf(request)
      const found = await database.churches
        .of(church.id)
        .use(async (db) => ((await maySee(db, account, asked)) ? cardOf(db, asked) : undefined))
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
