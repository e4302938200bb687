import type { DadosWire } from '@atrio/contract'
import { onlyDigits } from '@atrio/contract/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound } from '../../http/problem.ts'
import { conta } from '../../platform/auth/auth.tables.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { documento, usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { storedAnswers } from '../../platform/people/custom-fields.ts'
import { storedPhone, toAddress } from '../../platform/people/personal-fields.ts'

/** Fields with the same name in body and row; absent ones stay unchanged. */
const PLAIN = [
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'dataCasamento',
  'qtdeFilhos',
] as const satisfies (keyof DadosWire & keyof User)[]

function changesOf(body: DadosWire, church: DirectoryChurch): Partial<User> {
  const plain = PLAIN.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))
  return {
    ...(Object.fromEntries(plain) as Partial<User>),
    ...namesOf(body),
    ...(body.telefone !== undefined && { telefone: body.telefone && storedPhone(body.telefone, church) }),
    ...(body.idOcupacao !== undefined && { ocupacaoId: body.idOcupacao }),
    ...(body.idCongregacao !== undefined && { congregacaoId: body.idCongregacao }),
    ...(body.comentarios !== undefined && { comentarios: body.comentarios?.trim() || null }),
    ...(body.endereco !== undefined && { endereco: body.endereco && toAddress(body.endereco) }),
  }
}

const namesOf = ({ nome, sobrenome }: DadosWire): Partial<Pick<User, 'nome' | 'sobrenome'>> => ({
  ...(nome !== undefined && { nome: nome.trim() }),
  ...(sobrenome !== undefined && { sobrenome: sobrenome.trim() }),
})

/** Saves changes to one's own data in a church; a new name also applies to the account, which the portal displays. */
export async function updateOwnData(
  tx: NodePgDatabase,
  { user, church }: { user: User; church: DirectoryChurch },
  body: DadosWire,
): Promise<User> {
  const here = and(eq(usuario.igrejaId, user.igrejaId), eq(usuario.id, user.id))
  const changes = {
    ...changesOf(body, church),
    // merged in the statement: a change of one answer keeps those that another request writes
    ...(body.camposPersonalizados && {
      camposPersonalizados: sql`jsonb_strip_nulls(${usuario.camposPersonalizados}
        || ${JSON.stringify(storedAnswers(body.camposPersonalizados))}::jsonb)`,
    }),
  }
  const [row] =
    Object.keys(changes).length > 0
      ? await tx.update(usuario).set(changes).where(here).returning()
      : await tx.select().from(usuario).where(here)
  if (!row) throw notFound()
  const names = namesOf(body)
  if (Object.keys(names).length > 0) await tx.update(conta).set(names).where(eq(conta.id, user.contaId))
  if (body.cpf !== undefined) {
    const numero = onlyDigits(body.cpf)
    await tx
      .insert(documento)
      .values({ igrejaId: user.igrejaId, usuarioId: user.id, tipo: 'CPF', numero })
      .onConflictDoUpdate({ target: [documento.igrejaId, documento.usuarioId, documento.tipo], set: { numero } })
  }
  return row
}
