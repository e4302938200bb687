import {
  IdText,
  ReuniaoAlteradaWire,
  ReuniaoNovaWire,
  ReuniaoPresencaWire,
  SituacaoWire,
  SlugText,
} from '@atrio/contract'
import { isPlainDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { callKey } from '../../../http/call-key.ts'
import { ProblemError } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { personOf } from '../../../platform/auth/person.ts'
import { rowIdOr404 } from '../../../platform/church/church-access.ts'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { ownOf } from '../../../platform/people/own-account.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertLeads } from './led-group.ts'
import { addRecord, changeRecord, readRecord, removeRecord } from './record-meeting.ts'

/** A leader records a meeting a week, and enters a term's worth at once. */
const RECORDED: LimitRule = { name: 'meeting record', burst: 40, everyMs: 60_000 }

const config = { access: 'signed-in', church: 'path', role: 'family' } as const
const ofGroup = Type.Object({ slug: SlugText, id: IdText })
const ofMeeting = Type.Object({ ...ofGroup.properties, meetingId: IdText })
const tags = ['groups']

/** Leaders record meetings of their group, with who was there; they are not there for everybody else. */
export const leadingMeetingRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'clock' | 'auth'> }> = async (
  app,
  { services },
) => {
  const { auth, clock } = services
  const path = '/igreja/:slug/celula/:id/reuniao-registro/'

  /** @throws ProblemError validation for a day that does not exist or has not come */
  const assertPast = (church: DirectoryChurch, day: string) => {
    if (isPlainDate(day) && day <= dayIn(church, clock())) return
    throw new ProblemError('validation', [{ field: 'data', code: 'future', message: 'is no day until today' }])
  }

  app.get(
    `${path}:meetingId/presenca`,
    { config, schema: { tags, params: ofMeeting, response: answers(ReuniaoPresencaWire) } },
    async (request) => {
      const { user, data } = ownOf(request)
      const meeting = { group: rowIdOr404(request.params.id), id: rowIdOr404(request.params.meetingId) }
      return data.use((db) => readRecord(db, user, meeting))
    },
  )

  app.post(
    path,
    { config, schema: { tags, params: ofGroup, body: ReuniaoNovaWire, response: answers(ReuniaoPresencaWire) } },
    async (request) => {
      const { church, user, data } = ownOf(request)
      const group = rowIdOr404(request.params.id)
      const key = callKey(request, `usuario ${user.id}`, clock())
      await data.use((db) => assertLeads(db, user, group))
      assertPast(church, request.body.data)
      await auth.guard.limit(RECORDED, String(personOf(request).account))
      return data.transaction(async (tx) => {
        await assertLeads(tx, user, group)
        const id = await addRecord(tx, user, group, request.body, key)
        return readRecord(tx, user, { group, id })
      })
    },
  )

  app.put(
    `${path}:meetingId`,
    { config, schema: { tags, params: ofMeeting, body: ReuniaoAlteradaWire, response: answers(ReuniaoPresencaWire) } },
    async (request) => {
      const { church, user, data } = ownOf(request)
      const meeting = { group: rowIdOr404(request.params.id), id: rowIdOr404(request.params.meetingId) }
      return data.transaction(async (tx) => {
        await assertLeads(tx, user, meeting.group)
        assertPast(church, request.body.data)
        await changeRecord(tx, user, meeting, request.body)
        return readRecord(tx, user, meeting)
      })
    },
  )

  app.delete(
    `${path}:meetingId`,
    {
      config,
      schema: {
        tags,
        params: ofMeeting,
        querystring: Type.Object({ versao: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      const meeting = { group: rowIdOr404(request.params.id), id: rowIdOr404(request.params.meetingId) }
      await data.transaction(async (tx) => {
        await assertLeads(tx, user, meeting.group)
        await removeRecord(tx, user, meeting, Number(request.query.versao))
      })
      return { situacao: 'removido' }
    },
  )
}
