import { OracaoPedidoWire, prayerLimits } from '@atrio/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { validated } from '../../http/field-errors.ts'
import { ProblemError } from '../../http/problem.ts'
import { isReadable } from '../../http/readable-text.ts'

export type RequestForm = { fields: OracaoPedidoWire; image: Buffer | undefined }

const NUMBERS = ['idUsuario', 'idIgreja', 'idOracaoMotivo']
const FLAGS = ['flagPublicarMural', 'flagReceberLigacao', 'flagReceberVisita']
const KNOWN = new Set(['mensagem', 'nome', ...NUMBERS, ...FLAGS])

/** Limits of a form: number and size of its parts, enforced during the upload. */
export const FORM_LIMITS = {
  fileSize: prayerLimits.imageBytes,
  files: 1,
  fields: 20,
  // the longest text in characters of four bytes
  fieldSize: prayerLimits.textLength * 4,
  parts: 21,
}

/**
 * A prayer request's form: texts validated by the contract, and a picture that is not decoded yet. Fields of the
 * specification that a person can't set (`flagAtivo`) are ignored.
 * @throws ProblemError validation, too_large, unsupported_media_type
 */
export async function readRequestForm(request: FastifyRequest): Promise<RequestForm> {
  if (!request.isMultipart()) throw new ProblemError('unsupported_media_type')
  const texts: Record<string, string> = {}
  let image: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && KNOWN.has(part.fieldname)) texts[part.fieldname] = part.value
      } else image = (await imageOf(part)) ?? image
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const { code = '' } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fault('image', 'fileSize', 413)
    if (code.endsWith('_LIMIT')) throw new ProblemError('too_large')
    throw new ProblemError('validation')
  }
  return { fields: fieldsOf(request, texts), image }
}

/** Browsers send an empty file for an empty file field. */
async function imageOf(part: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await part.toBuffer()
  return part.fieldname === 'image' && bytes.length > 0 ? bytes : undefined
}

function fieldsOf(request: FastifyRequest, texts: Readonly<Record<string, string>>): OracaoPedidoWire {
  const fields = Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, valueOf(name, text)]),
  )
  if (!('mensagem' in fields)) throw fault('mensagem', 'required')
  const unreadable = Object.entries(texts).find(([, text]) => !isReadable(text))
  if (unreadable) throw fault(unreadable[0], 'unreadable')
  return validated(request, OracaoPedidoWire, fields)
}

function valueOf(name: string, text: string): unknown {
  if (NUMBERS.includes(name)) return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : text
  if (!FLAGS.includes(name)) return text
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
}

const fault = (field: string, code: string, status = 400) =>
  new ProblemError(status === 413 ? 'too_large' : 'validation', [{ field, code, message: 'is not valid' }])
