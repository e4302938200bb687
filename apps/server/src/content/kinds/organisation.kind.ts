import type { Static } from 'typebox'
import { eq } from 'drizzle-orm'
import { filled, type Rows } from '../church-rows.ts'
import { Fields, Maybe, Text } from '../format/fields.ts'
import { organizacao } from '../tables.ts'

/** `organizacoes/<slug>.json`, beside the churches' folders: an organisation of several churches (360). */
export const ORGANISATION_PATH = /^organizacoes\/([a-z0-9][a-z0-9-]{0,62})\.json$/

export const organisationSchema = Fields({ nome: Text(120), descricao: Maybe(Text(500)) })
export type OrganisationContent = Static<typeof organisationSchema>

/** Inserts or updates the organisation with this slug. */
export const saveOrganisation = async (db: Rows, slug: string, content: OrganisationContent): Promise<void> => {
  const values = { nome: content.nome, descricao: content.descricao ?? null }
  const [found] = await db.select().from(organizacao).where(eq(organizacao.slug, slug))
  // Even an update without changes would raise the version of all its churches.
  if (found !== undefined && found.nome === values.nome && found.descricao === values.descricao) return
  await db
    .insert(organizacao)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: organizacao.slug, set: values })
}

/** The organisation's file, or null for an unknown slug. */
export const readOrganisation = async (db: Rows, slug: string): Promise<Record<string, unknown> | null> => {
  const [found] = await db.select().from(organizacao).where(eq(organizacao.slug, slug))
  return found === undefined ? null : filled({ nome: found.nome, descricao: found.descricao })
}
