import { ArquivoRespostaWire, IdText, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { acceptForms } from '../../http/form-data.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadName, fileCode, MAX_BYTES, readAnswerFile } from './answer-files.ts'
import { readEvent } from './events.reads.ts'
import { arquivoResposta, inscricao } from './tickets.tables.ts'
import { assertRoom, assertTakesFiles, UNBOUND_MS } from './unbound-files.ts'

const UPLOADS: LimitRule = { name: 'answer file', burst: 30, everyMs: 60_000 }

/** Opened as a page, a file may do nothing. */
const POLICY = "default-src 'none'; sandbox"

/**
 * Files that answer questions: uploaded before the purchase, which binds them; readable by the buyer and the church's
 * staff.
 */
export const answerFileRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  await acceptForms(app, { fileSize: MAX_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 })

  app.post(
    '/igreja/:slug/evento/:id/arquivo/',
    {
      config: { access: 'public', church: 'path' },
      bodyLimit: MAX_BYTES + 100_000,
      schema: {
        tags: ['events'],
        params: Type.Object({ slug: SlugText, id: IdText }),
        consumes: ['multipart/form-data'],
        response: answers(ArquivoRespostaWire),
      },
    },
    async (request) => {
      const { church, data } = request
      const eventId = rowIdOr404(request.params.id)
      await auth.guard.limit(UPLOADS, addressGroup(request.ip))
      const [event] = await data.read(readEvent, { id: eventId })
      if (!event?.flagAtivo || !event.campos.some(({ tipo }) => tipo === 'arquivo')) throw notFound()
      await data.use((db) => assertTakesFiles(db, event, clock()))
      const sent = await readPart(request)
      const file = await readAnswerFile(sent.bytes, sent.name, church.codigo)
      if (!file) throw new ProblemError('unsupported_media_type')
      const now = clock()
      const codigo = fileCode()
      const { nome, tipo, bytes } = file
      const row = {
        igrejaId: church.id,
        codigo,
        eventoId: eventId,
        nome,
        tipo,
        bytes,
        tamanho: bytes.length,
        remetenteHash: auth.subjectKey('answer file', `${church.id} ${addressGroup(request.ip)}`),
        dataCadastro: now,
        dataExpiracao: new Date(now.getTime() + UNBOUND_MS),
      }
      await data.transaction(async (tx) => {
        await assertRoom(tx, row)
        await tx.insert(arquivoResposta).values(row)
      })
      return { codigo, nome, tamanho: bytes.length }
    },
  )

  app.get(
    '/igreja/:slug/evento/:id/arquivo/:codigo',
    {
      config: { access: 'signed-in', church: 'path', role: 'anyone' },
      schema: {
        tags: ['events'],
        params: Type.Object({
          slug: SlugText,
          id: IdText,
          codigo: Type.String({ pattern: '^arq_[A-Za-z0-9_-]{32}$' }),
        }),
      },
    },
    async (request, reply) => {
      const { church, data, viewer } = request
      if (!viewer.user) throw notFound()
      const owns = viewer.readsFilesAndCards ? undefined : eq(inscricao.usuarioId, viewer.user.id)
      const [file] = await data.use((db) =>
        db
          .select({ tipo: arquivoResposta.tipo, bytes: arquivoResposta.bytes })
          .from(arquivoResposta)
          .innerJoin(
            inscricao,
            and(eq(inscricao.igrejaId, arquivoResposta.igrejaId), eq(inscricao.id, arquivoResposta.inscricaoId)),
          )
          .where(
            and(
              eq(arquivoResposta.igrejaId, church.id),
              eq(arquivoResposta.eventoId, rowIdOr404(request.params.id)),
              eq(arquivoResposta.codigo, request.params.codigo),
              isNotNull(arquivoResposta.inscricaoId),
              or(isNull(arquivoResposta.dataExpiracao), gt(arquivoResposta.dataExpiracao, clock())),
              owns,
            ),
          ),
      )
      if (!file) throw notFound()
      return reply
        .headers({
          'content-type': file.tipo,
          'content-security-policy': POLICY,
          'content-disposition': `attachment; filename="${downloadName(request.params.id, file.tipo)}"`,
          'x-content-type-options': 'nosniff',
        })
        .send(file.bytes)
    },
  )
}

/** The file in a form. @throws ProblemError for a missing, invalid or oversized file */
async function readPart(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new ProblemError('unsupported_media_type')
  try {
    const part = await request.file()
    if (part?.fieldname === 'arquivo') return { bytes: await part.toBuffer(), name: part.filename }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE' || code.endsWith('_LIMIT')) throw new ProblemError('too_large')
    // Whatever else the parser says is about the form.
  }
  throw new ProblemError('validation', [{ field: 'arquivo', code: 'required', message: 'must be a file' }])
}
