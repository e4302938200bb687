import { DadosWire, UsuarioWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { customFaults } from '../../platform/people/custom-fields.ts'
import { ChurchQuery, joinedOf } from '../../platform/people/own-account.ts'
import { personFaults } from '../../platform/people/personal-fields.ts'
import { withRefusals } from '../../platform/people/personal-refusals.ts'
import { registrationSettings } from '../../platform/people/registration-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { toUsuario } from './account.wire.ts'
import { assertAddress } from './addresses.ts'
import { updateOwnData } from './own-data.ts'

/** A person corrects a CPF now and then; someone who tries many is looking for their owners. */
const CPFS: LimitRule = { name: 'own cpf', burst: 10, everyMs: 10 * 60_000 }

/** `PUT /usuario/?igreja=`: changes to one's own user in a church. Nothing in it names another person. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  app.put(
    '/usuario/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: { tags: ['account'], querystring: ChurchQuery, body: DadosWire, response: answers(UsuarioWire) },
    },
    async (request) => {
      const { body, church } = request
      const faults = personFaults(body, church, services.clock())
      if (body.camposPersonalizados) {
        const today = dayIn(church, services.clock())
        const { camposPersonalizados } = await registrationSettings(request.data)
        faults.push(...customFaults(camposPersonalizados, body.camposPersonalizados, { isWhole: false, today }))
      }
      if (faults.length > 0) throw new ProblemError('validation', faults)
      if (body.endereco) assertAddress(body.endereco, 'endereco.')
      if (body.cpf !== undefined) await services.auth.guard.limit(CPFS, String(personOf(request).account))
      const { user, data } = await joinedOf(services.database, request)
      const row = await withRefusals(() => data.transaction((tx) => updateOwnData(tx, { user, church }, body)))
      const [wire] = toUsuario(row, [church])
      if (!wire) throw notFound()
      return wire
    },
  )
}
