import { DadosWire, UsuarioWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import { personFaults } from '../../platform/people/personal-fields.ts'
import { withRefusals } from '../../platform/people/personal-refusals.ts'
import type { Platform } from '../../platform/platform.ts'
import { toUsuario } from './account.wire.ts'
import { assertAddress } from './addresses.ts'
import { updateOwnData } from './own-data.ts'

/** A person corrects a CPF now and then; who tries many wants to know whose they are. */
const CPFS: LimitRule = { name: 'own cpf', burst: 10, everyMs: 10 * 60_000 }

/** `PUT /usuario/?igreja=`: what somebody changes of their own account in a church. Nothing in it names another person. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { ownOf } = ownAccounts(services)

  app.put(
    '/usuario/',
    {
      config: member,
      schema: { tags: ['account'], querystring: ChurchQuery, body: DadosWire, response: answers(UsuarioWire) },
    },
    async (request) => {
      const { body } = request
      const { church, user, data } = await ownOf(request, request.query.igreja)
      const faults = personFaults(body, church, services.clock())
      if (faults.length > 0) throw new ProblemError('validation', faults)
      if (body.endereco) assertAddress(body.endereco, 'endereco.')
      if (body.cpf !== undefined) await services.auth.guard.limit(CPFS, String(user.contaId))
      const row = await withRefusals(() => data.transaction((tx) => updateOwnData(tx, user, body)))
      const [wire] = toUsuario(row, [church])
      if (!wire) throw notFound()
      return wire
    },
  )
}
