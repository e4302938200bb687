import { randomBytes } from 'node:crypto'
import type { ImagemWire, OracaoCriadaWire, OracaoPedidoWire } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { ChurchData } from '../../database/church-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { UnsupportedMediaError } from '../../platform/media/rewrite-picture.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { configuracaoMural, oracao, oracaoMotivo } from './prayer.tables.ts'
import type { RequestForm } from './request-form.ts'

type Asking = OwnAccount & { form: RequestForm; key: string | null }

/**
 * Stores a prayer request, once per key.
 * @returns the request's id, and whether it waits for the church's review
 * @throws ProblemError validation for another church's motive; unsupported_media_type
 */
export async function keepRequest(
  services: Pick<Platform, 'clock' | 'media'>,
  asking: Asking,
): Promise<OracaoCriadaWire> {
  const { church, user, data, form, key } = asking
  const { fields } = form
  const earlier = await storedUnder(data, user.id, key)
  if (earlier !== undefined) return earlier
  await assertMotive(asking, fields.idOracaoMotivo)
  const flagEmRevisao = (fields.flagPublicarMural ?? false) && (await isReviewed(data, church.id))
  const imagem = form.image ? await keepPicture(services.media, church.codigo, form.image) : null
  const forget = () => (imagem ? services.media.remove(imagem.url) : undefined)
  try {
    const rows = await data.use((db) =>
      db
        .insert(oracao)
        .values({
          igrejaId: church.id,
          usuarioId: user.id,
          chaveEnvio: key,
          dataCadastro: services.clock(),
          ...columnsOf(fields),
          imagem,
          flagAtivo: !flagEmRevisao,
          flagEmRevisao,
        })
        .onConflictDoNothing()
        .returning(stored),
    )
    const [row] = rows
    if (row) return row
  } catch (error) {
    await forget()
    throw error
  }
  // a concurrent request with the same key has stored it
  await forget()
  const twin = await storedUnder(data, user.id, key)
  if (twin === undefined) throw new ProblemError('conflict')
  return twin
}

const columnsOf = (fields: OracaoPedidoWire) => ({
  nome: fields.nome ?? null,
  mensagem: fields.mensagem,
  oracaoMotivoId: fields.idOracaoMotivo ?? null,
  flagPublicarMural: fields.flagPublicarMural ?? false,
  flagReceberLigacao: fields.flagReceberLigacao ?? false,
  flagReceberVisita: fields.flagReceberVisita ?? false,
})

const stored = { id: oracao.id, flagEmRevisao: oracao.flagEmRevisao }

/** Whether the church reads requests before they are on the wall. */
export async function isReviewed(data: ChurchData, church: number): Promise<boolean> {
  const [settings] = await data.use((db) =>
    db
      .select({ flagRevisao: configuracaoMural.flagRevisao })
      .from(configuracaoMural)
      .where(eq(configuracaoMural.igrejaId, church)),
  )
  return settings?.flagRevisao ?? false
}

async function storedUnder(data: ChurchData, user: number, key: string | null): Promise<OracaoCriadaWire | undefined> {
  if (key === null) return undefined
  const [row] = await data.use((db) =>
    db
      .select(stored)
      .from(oracao)
      .where(and(eq(oracao.usuarioId, user), eq(oracao.chaveEnvio, key))),
  )
  return row
}

/** @throws ProblemError validation for another church's motive */
export async function assertMotive({ church, data }: OwnAccount, id: number | undefined): Promise<void> {
  if (id === undefined) return
  const rows = await data.use((db) =>
    db
      .select({ id: oracaoMotivo.id })
      .from(oracaoMotivo)
      .where(and(eq(oracaoMotivo.igrejaId, church.id), eq(oracaoMotivo.id, id))),
  )
  if (rows.length === 0)
    throw new ProblemError('validation', [
      { field: 'idOracaoMotivo', code: 'unknown', message: 'is not of this church' },
    ])
}

/** An unguessable name, since requests outside of the wall have pictures too, and a unique one. */
async function keepPicture(media: MediaStore, church: string, bytes: Buffer): Promise<ImagemWire> {
  try {
    return { url: await media.store(church, bytes, `oracao-${randomBytes(16).toString('hex')}`) }
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error
    throw new ProblemError('unsupported_media_type', [{ field: 'image', code: 'image', message: 'is no picture' }])
  }
}

/** Deletes one's own request, with its messages and its picture. @throws ProblemError not_found */
export async function removeRequest(
  { media }: Pick<Platform, 'media'>,
  { church, user, data }: OwnAccount,
  id: number,
): Promise<void> {
  const [gone] = await data.use((db) =>
    db
      .delete(oracao)
      .where(and(eq(oracao.igrejaId, church.id), eq(oracao.id, id), eq(oracao.usuarioId, user.id)))
      .returning({ imagem: oracao.imagem }),
  )
  if (!gone) throw notFound()
  if (gone.imagem) await media.remove(gone.imagem.url)
}
