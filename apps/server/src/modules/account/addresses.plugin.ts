import { EnderecoDadosWire, EnderecoItemWire, EnderecosWire, IdText, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import { ownScopes, ScopeQuery } from '../../platform/people/own-scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { addAddress, addressesOf, assertAddress, changeAddress, removeAddress, toEnderecoItem } from './addresses.ts'

const tags = ['account']
const ofUser = Type.Object({ id: IdText })
const ofAddress = Type.Object({ id: IdText, addressId: IdText })

/** A person's addresses: document 2 section 7.4. The list is asked by the platform account, changes name one in the organisation. */
export const addressRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'database' | 'directory'>
}> = async (app, { services }) => {
  const { inScope } = ownScopes(services)

  app.get(
    '/user/:id/endereco',
    {
      config: { access: 'signed-in', church: 'scope' },
      schema: { tags, params: ofUser, querystring: ScopeQuery, response: answers(EnderecosWire) },
    },
    async (request) => {
      const { users, data } = await inScope(request, request.params.id, request.query)
      const addresses = await data.use((db) => addressesOf(db, users))
      return { enderecos: addresses.map(toEnderecoItem) }
    },
  )

  app.post(
    '/usuario/:id/endereco',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: {
        tags,
        params: ofUser,
        querystring: ChurchQuery,
        body: EnderecoDadosWire,
        response: answers(EnderecoItemWire),
      },
    },
    async (request) => {
      assertAddress(request.body)
      const { user, data } = await joinedOf(services.database, request)
      return toEnderecoItem(await data.transaction((tx) => addAddress(tx, user, request.body)))
    },
  )

  app.put(
    '/usuario/:id/endereco/:addressId',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: {
        tags,
        params: ofAddress,
        querystring: ChurchQuery,
        body: EnderecoDadosWire,
        response: answers(EnderecoItemWire),
      },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      assertAddress(request.body)
      const id = rowIdOr404(request.params.addressId)
      return toEnderecoItem(await data.transaction((tx) => changeAddress(tx, user, id, request.body)))
    },
  )

  app.delete(
    '/usuario/:id/endereco/:addressId',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: { tags, params: ofAddress, querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      const id = rowIdOr404(request.params.addressId)
      await data.transaction((tx) => removeAddress(tx, user, id))
      return { situacao: 'removido' }
    },
  )
}
