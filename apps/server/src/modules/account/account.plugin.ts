import { CartoesWire, ContaWire, DocumentosWire, IdText, RolesWire, SlugText, UsuariosWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, or } from 'drizzle-orm'
import Type from 'typebox'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { accountById } from '../../platform/auth/accounts.ts'
import { personOf } from '../../platform/auth/person.ts'
import { cartao, documento, usuarioRole } from '../../platform/people/account.tables.ts'
import { ownScopes, ScopeQuery } from '../../platform/people/own-scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { toConta, toUsuario } from './account.wire.ts'
import { toCartao, usesOfCards } from './cards.ts'

const ofAccount = { params: Type.Object({ id: IdText }), querystring: ScopeQuery }
/** Who asks is looked for in all the churches that the query names. */
const config = { access: 'signed-in', church: 'scope' } as const
const schema = <T>(response: T) => ({ tags: ['account'], ...ofAccount, response: answers(response) })

/** The signed-in account: document 2 section 7.4. Every call compares the id in its path with the token's. */
export const accountRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { inScope } = ownScopes(services)

  app.get(
    '/me',
    { config: { access: 'signed-in', church: 'none' }, schema: { tags: ['account'], response: answers(ContaWire) } },
    async (request) => {
      const account = await accountById(services.auth.accounts, personOf(request).account)
      if (!account) throw new ProblemError('unauthorized')
      return toConta(account)
    },
  )

  app.get('/user/:id/usuario', { config, schema: schema(UsuariosWire) }, async (request) => {
    const { users, churches } = await inScope(request, request.params.id, request.query)
    return { usuarios: users.flatMap((user) => toUsuario(user, churches)) }
  })

  app.get('/user/:id/documento', { config, schema: schema(DocumentosWire) }, async (request) => {
    const { users, data } = await inScope(request, request.params.id, request.query)
    const rows = await data.use((db) =>
      db
        .select({ id: documento.id, idIgreja: documento.igrejaId, tipo: documento.tipo, numero: documento.numero })
        .from(documento)
        .where(or(...users.map((user) => and(eq(documento.igrejaId, user.igrejaId), eq(documento.usuarioId, user.id)))))
        .orderBy(asc(documento.igrejaId), asc(documento.id)),
    )
    return { documentos: rows }
  })

  app.get('/user/:id/role', { config, schema: schema(RolesWire) }, async (request) => {
    const { users, data } = await inScope(request, request.params.id, request.query)
    const rows = await data.use((db) =>
      db
        .select({ idIgreja: usuarioRole.igrejaId, role: usuarioRole.role })
        .from(usuarioRole)
        .where(
          or(...users.map((user) => and(eq(usuarioRole.igrejaId, user.igrejaId), eq(usuarioRole.usuarioId, user.id)))),
        )
        .orderBy(asc(usuarioRole.igrejaId), asc(usuarioRole.role)),
    )
    return { userIgrejaRoles: rows }
  })

  app.get(
    '/usuario/:slug/:userId/cartoes',
    {
      config: { access: 'signed-in', church: 'path', role: 'family', owner: 'userId' },
      schema: {
        tags: ['account'],
        params: Type.Object({ slug: SlugText, userId: IdText }),
        response: answers(CartoesWire),
      },
    },
    // a card pays in the church that keeps it, whichever account of the family is named
    async ({ church, data, viewer: { user: here } }) => {
      if (!here) return { cartoes: [] }
      const rows = await data.use((db) =>
        db
          .select()
          .from(cartao)
          .where(and(eq(cartao.igrejaId, church.id), eq(cartao.usuarioId, here.id)))
          .orderBy(asc(cartao.idGatewayPagamento), asc(cartao.id)),
      )
      if (rows.length === 0) return { cartoes: [] }
      const uses = await data.use((db) => usesOfCards(db, { igrejaId: church.id, usuarioId: here.id }))
      return { cartoes: rows.map((row) => toCartao(row, uses)) }
    },
  )
}
