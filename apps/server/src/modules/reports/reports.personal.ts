import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '../../platform/people/personal-data.ts'
import { denuncia } from './reports.tables.ts'

/** Reports of what a person wrote: its words go with the account. */
export const personalReports: PersonalData = {
  async erase(tx, { igrejaId, id }) {
    await tx.delete(denuncia).where(and(eq(denuncia.igrejaId, igrejaId), eq(denuncia.autor, `u${id}`)))
  },
}
