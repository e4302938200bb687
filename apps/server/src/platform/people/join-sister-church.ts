import { and, eq } from 'drizzle-orm'
import type { ChurchData } from '../../database/church-database.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { documento, usuario } from './account.tables.ts'
import type { User } from './membership.ts'

/**
 * Makes a member of a church known in a sister church of its organisation, as what they are at home: by name, mail, phone,
 * address and CPF. Rights and what else hangs on the account stay at home.
 * @param family data of both churches
 * @returns the account there
 */
export async function joinSisterChurch(family: ChurchData, church: DirectoryChurch, home: User): Promise<User> {
  return family.transaction(async (tx) => {
    const { contaId, nome, sobrenome, email, telefone, dataNascimento, sexo, endereco } = home
    const [joined] = await tx
      .insert(usuario)
      .values({
        igrejaId: church.id,
        contaId,
        nome,
        sobrenome,
        email,
        telefone,
        dataNascimento,
        sexo,
        endereco,
      })
      .onConflictDoUpdate({ target: [usuario.igrejaId, usuario.contaId], set: { email } })
      .returning()
    if (!joined) throw new Error('a member was not stored')
    const [cpf] = await tx
      .select({ numero: documento.numero })
      .from(documento)
      .where(and(eq(documento.igrejaId, home.igrejaId), eq(documento.usuarioId, home.id), eq(documento.tipo, 'CPF')))
    // If another person gave this number there, the church has to resolve it.
    if (cpf) {
      await tx
        .insert(documento)
        .values({ igrejaId: church.id, usuarioId: joined.id, tipo: 'CPF', numero: cpf.numero })
        .onConflictDoNothing()
    }
    return joined
  })
}
