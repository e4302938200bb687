import { randomBytes } from 'node:crypto'
import { type ImagemWire, photoLimits } from '@atrio/contract'
import type { MultipartFile } from '@fastify/multipart'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem.ts'
import { conta } from '../../platform/auth/auth.tables.ts'
import { UnsupportedMediaError } from '../../platform/media/rewrite-picture.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import { personalData } from '../../platform/people/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'

/** Limits of a photo's form: number and size of its parts. */
export const PHOTO_FORM = { fileSize: photoLimits.imageBytes, files: 1, fields: 2, parts: 3 }

/** The unchecked bytes of a form's picture. @throws ProblemError */
export async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemError('unsupported_media_type')
  let image: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') image = (await imageOf(part)) ?? image
    }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fault('too_large', 'fileSize')
    if (code.endsWith('_LIMIT')) throw new ProblemError('too_large')
    throw new ProblemError('validation')
  }
  if (!image) throw fault('validation', 'required')
  return image
}

/** Browsers send an empty file for an empty file field. */
async function imageOf(part: MultipartFile): Promise<Buffer | undefined> {
  const bytes = await part.toBuffer()
  return part.fieldname === 'image' && bytes.length > 0 ? bytes : undefined
}

const fault = (code: 'validation' | 'too_large' | 'unsupported_media_type', rule: string) =>
  new ProblemError(code, [{ field: 'image', code: rule, message: 'is no picture that can be kept' }])

/**
 * Stores a profile photo in place of the former one: for the user in this church, and for the account, which the portal
 * displays. The picture is re-encoded, which removes its metadata, and gets an unguessable name.
 * @throws ProblemError unsupported_media_type
 */
export async function keepPhoto(
  services: Pick<Platform, 'media'>,
  own: OwnAccount,
  bytes: Buffer,
): Promise<ImagemWire> {
  const name = `perfil-${randomBytes(16).toString('hex')}`
  const url = await services.media.store(own.church.codigo, bytes, name).catch((error: unknown) => {
    throw error instanceof UnsupportedMediaError ? fault('unsupported_media_type', 'image') : error
  })
  try {
    await show(services, own, { url })
  } catch (error) {
    await services.media.remove(url)
    throw error
  }
  return { url }
}

/** Deletes the photo, if there is one. */
export const removePhoto = (services: Pick<Platform, 'media'>, own: OwnAccount): Promise<void> =>
  show(services, own, null)

async function show({ media }: Pick<Platform, 'media'>, { user, data }: OwnAccount, image: ImagemWire | null) {
  const before = await data.transaction(async (tx) => {
    const here = and(eq(usuario.igrejaId, user.igrejaId), eq(usuario.id, user.id))
    const [row] = await tx.select({ image: usuario.image }).from(usuario).where(here).for('update')
    await tx.update(usuario).set({ image }).where(here)
    const [account] = await tx.select({ image: conta.image }).from(conta).where(eq(conta.id, user.contaId))
    // a picture stored by another church stays on the account
    const isOurs = !account?.image || account.image.url === row?.image?.url
    if (image || isOurs) await tx.update(conta).set({ image }).where(eq(conta.id, user.contaId))
    if (row?.image) for (const { changePicture } of personalData()) await changePicture?.(tx, user, image)
    return row?.image
  })
  if (isPhoto(before)) await media.remove(before.url)
}

/** Whether it was uploaded here by this person: an imported one may be used elsewhere too. */
export const isPhoto = (image: User['image'] | undefined): image is ImagemWire =>
  Boolean(image && /\/perfil-[0-9a-f]{32}\.\w+$/.test(image.url))
