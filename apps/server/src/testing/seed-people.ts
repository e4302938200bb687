import { hash } from '@node-rs/argon2'
import type { Database } from '../database/open-database.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import { conta } from '../platform/auth/auth.tables.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { congregacao, organizacao } from '../platform/church/church.tables.ts'
import { cadastroConfiguracao, documento, usuario, usuarioRole } from '../platform/people/account.tables.ts'
import { insertChurch } from './seed-churches.ts'

export const PASSWORD = 'Atrio#2026'

/** A seeded person: account, and user in their church. */
export type SeededPerson = { account: number; user: number; church: number; email: string }

type Member = { email: string; inactive?: boolean; role?: 'ROLE_ADMIN'; cpf?: string }
type Parish = { codigo: string; organizacaoId?: number | null; isStrict?: boolean; members: Member[] }

const made = new Map<'least' | 'real', Promise<string>>()
/**
 * The hash of everybody's password, made once for all test files of a process. A hash names its own cost, and a sign-in
 * pays that: with the least, it takes the same way in a fraction of the time.
 */
function passwordHash(cost: 'least' | 'real'): Promise<string> {
  const make = () =>
    cost === 'real' ? hashPassword(PASSWORD) : hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const known = made.get(cost) ?? make()
  made.set(cost, known)
  return known
}

/**
 * Writes the churches and people of `people()`, over one connection: the first statements of each cost the most.
 * @param verified when their addresses were verified
 */
export async function seedPeople(database: Pick<Database, 'owner'>, verified: Date) {
  const [senhaHash, realHash] = await Promise.all([passwordHash('least'), passwordHash('real')])
  return ownerTransaction(database, async (transaction) => {
    const { db } = transaction
    const [network] = await db
      .insert(organizacao)
      .values({ slug: 'network', nome: 'Network' })
      .returning({ id: organizacao.id })
    const organizacaoId = network?.id ?? null
    // In the strict church, nobody may tell by the time of an answer whether there is an account.
    const church = (parish: Parish) =>
      seedParish(transaction, parish, { senhaHash: parish.isStrict ? realHash : senhaHash, verified })
    const demo = await church({
      codigo: 'demo',
      members: [
        { email: 'ana@demo.test', cpf: '52998224725' },
        { email: 'ines@demo.test', inactive: true },
        { email: 'admin@demo.test', role: 'ROLE_ADMIN' },
      ],
    })
    const grace = await church({ codigo: 'grace', organizacaoId, members: [{ email: 'john@grace.test' }] })
    const hope = await church({ codigo: 'hope', organizacaoId, members: [{ email: 'sam@hope.test' }] })
    const known = { email: 'known@strict.test', cpf: '11144477735' }
    const strict = await church({ codigo: 'strict', isStrict: true, members: [known] })
    const other = await church({ codigo: 'other', members: [{ email: 'eva@other.test' }] })
    const [ana, ines, admin] = demo.people as [SeededPerson, SeededPerson, SeededPerson]
    return {
      churches: { demo: demo.id, grace: grace.id, hope: hope.id, strict: strict.id, other: other.id },
      persons: { ana, ines, admin, john: grace.people[0], sam: hope.people[0], eva: other.people[0] },
    }
  })
}

async function seedParish(
  transaction: OwnerTransaction,
  { codigo, organizacaoId = null, isStrict = false, members }: Parish,
  { senhaHash, verified }: { senhaHash: string; verified: Date },
): Promise<{ id: number; people: [SeededPerson, ...SeededPerson[]] }> {
  const people: SeededPerson[] = []
  const fill = async (db: OwnerTransaction['db'], igrejaId: number) => {
    await db.insert(congregacao).values({ igrejaId, nome: `Sede ${codigo}` })
    await db.insert(cadastroConfiguracao).values({ igrejaId, flagSigiloso: isStrict })
    for (const { email, inactive, role, cpf } of members) {
      const person = { email, nome: 'Canary', sobrenome: email.split('@')[0] ?? '' }
      const dataVerificacaoEmail = inactive ? null : verified
      const [account] = await db
        .insert(conta)
        .values({ ...person, senhaHash, dataVerificacaoEmail })
        .returning({ id: conta.id })
      const contaId = account?.id ?? 0
      const [row] = await db
        .insert(usuario)
        .values({ ...person, igrejaId, contaId, telefone: '+55 11 98888-7777' })
        .returning({ id: usuario.id })
      const usuarioId = row?.id ?? 0
      if (role) await db.insert(usuarioRole).values({ igrejaId, usuarioId, role })
      if (cpf) await db.insert(documento).values({ igrejaId, usuarioId, tipo: 'CPF', numero: cpf })
      people.push({ account: contaId, user: usuarioId, church: igrejaId, email })
    }
  }
  const id = await insertChurch(transaction, { codigo, organizacaoId, idioma: 'pt_BR' }, fill)
  return { id, people: people as [SeededPerson, ...SeededPerson[]] }
}
