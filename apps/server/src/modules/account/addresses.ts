import { isDeepStrictEqual as isEqual } from 'node:util'
import type { EnderecoDadosWire, EnderecoItemWire } from '@atrio/contract'
import { isPostalCode } from '@atrio/contract/rules'
import { and, asc, desc, eq, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import { endereco, usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { toAddress } from '../../platform/people/personal-fields.ts'

/** A limit on what one account can store, above real needs. */
const MAX_ADDRESSES = 20

type Address = typeof endereco.$inferSelect
type Owner = Pick<User, 'igrejaId' | 'id'>

const ofOwner = ({ igrejaId, id }: Owner) => and(eq(endereco.igrejaId, igrejaId), eq(endereco.usuarioId, id))
const one = (owner: Owner, id: number) => and(ofOwner(owner), eq(endereco.id, id))

export const toEnderecoItem = ({ igrejaId, usuarioId: _user, ...address }: Address): EnderecoItemWire => ({
  idIgreja: igrejaId,
  ...address,
})

/** One owner after the other, the main one first, then in order of creation. */
export async function addressesOf(db: NodePgDatabase, owners: readonly Owner[]): Promise<Address[]> {
  const found = await db
    .select()
    .from(endereco)
    .where(or(...owners.map(ofOwner)))
    .orderBy(desc(endereco.flagPrincipal), asc(endereco.id))
  const placeOf = ({ igrejaId }: Address) => owners.findIndex((owner) => owner.igrejaId === igrejaId)
  return found.sort((a, b) => placeOf(a) - placeOf(b))
}

/** @throws ProblemError validation for an invalid Brazilian postal code */
export function assertAddress({ pais, cep }: { pais: string; cep?: string | null | undefined }, field = ''): void {
  if (!cep || isPostalCode(pais, cep)) return
  throw new ProblemError('validation', [{ field: `${field}cep`, code: 'format', message: 'is no postal code' }])
}

/**
 * Adds an address, once: one that the person has already, such as of a call that is sent again, is that one. A person's
 * first address is their main one.
 * @throws ProblemError conflict beyond the limit
 */
export async function addAddress(tx: NodePgDatabase, owner: Owner, given: EnderecoDadosWire): Promise<Address> {
  await lock(tx, owner)
  const address = toAddress(given)
  const held = await tx.select().from(endereco).where(ofOwner(owner))
  const known = held.find((row) => isEqual(toAddress(row), address))
  if (known) return settled(tx, owner, known, given.flagPrincipal === true || known.flagPrincipal)
  if (held.length >= MAX_ADDRESSES) throw new ProblemError('conflict')
  const [made] = await tx
    .insert(endereco)
    .values({ igrejaId: owner.igrejaId, usuarioId: owner.id, ...address })
    .returning()
  return settled(tx, owner, made, given.flagPrincipal === true || held.length === 0)
}

/** @throws ProblemError not_found for another person's address */
export async function changeAddress(
  tx: NodePgDatabase,
  owner: Owner,
  id: number,
  given: EnderecoDadosWire,
): Promise<Address> {
  await lock(tx, owner)
  const [changed] = await tx.update(endereco).set(toAddress(given)).where(one(owner, id)).returning()
  return settled(tx, owner, changed, given.flagPrincipal === true || changed?.flagPrincipal === true)
}

/** Deletes an address; if it was the main one, the oldest of the others becomes it. @throws ProblemError not_found */
export async function removeAddress(tx: NodePgDatabase, owner: Owner, id: number): Promise<void> {
  await lock(tx, owner)
  const [gone] = await tx.delete(endereco).where(one(owner, id)).returning()
  if (!gone) throw notFound()
  if (!gone.flagPrincipal) return
  const [next] = await tx.select().from(endereco).where(ofOwner(owner)).orderBy(asc(endereco.id)).limit(1)
  if (next) await settled(tx, owner, next, true)
  else await writeMain(tx, owner, null)
}

/** Serialises changes of a person's addresses, so that exactly one is the main one. */
const lock = (tx: NodePgDatabase, { igrejaId, id }: Owner) =>
  tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, igrejaId), eq(usuario.id, id)))
    .for('update')

async function settled(tx: NodePgDatabase, owner: Owner, row: Address | undefined, main: boolean): Promise<Address> {
  if (!row) throw notFound()
  if (!main) return row
  await tx
    .update(endereco)
    .set({ flagPrincipal: false })
    .where(and(ofOwner(owner), ne(endereco.id, row.id), eq(endereco.flagPrincipal, true)))
  await tx.update(endereco).set({ flagPrincipal: true }).where(one(owner, row.id))
  await writeMain(tx, owner, toAddress(row))
  return { ...row, flagPrincipal: true }
}

const writeMain = (tx: NodePgDatabase, { igrejaId, id }: Owner, address: ReturnType<typeof toAddress> | null) =>
  tx
    .update(usuario)
    .set({ endereco: address })
    .where(and(eq(usuario.igrejaId, igrejaId), eq(usuario.id, id)))
