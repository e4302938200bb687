import { and, eq, isNotNull } from 'drizzle-orm'
import type { PersonalData } from '../../platform/people/personal-data.ts'
import { oracao } from './prayer.tables.ts'

/** A person's prayers and their pictures. */
export const personalPrayers: PersonalData = {
  async picturesOf(data, { igrejaId, id }) {
    const rows = await data.use((db) =>
      db
        .select({ imagem: oracao.imagem })
        .from(oracao)
        .where(and(eq(oracao.igrejaId, igrejaId), eq(oracao.usuarioId, id), isNotNull(oracao.imagem))),
    )
    return rows.flatMap(({ imagem }) => (imagem ? [imagem.url] : []))
  },
  async erase(tx, { igrejaId, id }) {
    await tx.delete(oracao).where(and(eq(oracao.igrejaId, igrejaId), eq(oracao.usuarioId, id)))
  },
}
