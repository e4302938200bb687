import type { OracaoMensagemWire } from '@atrio/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound } from '../../http/problem.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import { isOnWall } from './prayer.reads.ts'
import { oracao, oracaoMensagem, oracaoOrando } from './prayer.tables.ts'

/** The request, if the person may see it. @throws ProblemError not_found */
async function visible(tx: NodePgDatabase, { church, user }: OwnAccount, id: number) {
  const [row] = await tx
    .select({ nome: oracao.nome, usuarioId: oracao.usuarioId })
    .from(oracao)
    .where(and(eq(oracao.igrejaId, church.id), eq(oracao.id, id), or(isOnWall, eq(oracao.usuarioId, user.id))))
  if (!row) throw notFound()
  return row
}

/** Counts a praying person once. @returns how many pray */
export const pray = (own: OwnAccount, id: number, now: Date): Promise<number> =>
  own.data.transaction(async (tx) => {
    await visible(tx, own, id)
    const said = await tx
      .insert(oracaoOrando)
      .values({ igrejaId: own.church.id, oracaoId: id, usuarioId: own.user.id, dataCadastro: now })
      .onConflictDoNothing()
      .returning({ id: oracaoOrando.oracaoId })
    const here = and(eq(oracao.igrejaId, own.church.id), eq(oracao.id, id))
    const count = { count: sql<number>`${oracao.qtdeOrando} + ${oracao.qtdeOrandoMembros}` }
    const [row] =
      said.length > 0
        ? await tx
            .update(oracao)
            .set({ qtdeOrandoMembros: sql`${oracao.qtdeOrandoMembros} + 1` })
            .where(here)
            .returning(count)
        : await tx.select(count).from(oracao).where(here)
    return row?.count ?? 0
  })

type Words = { id: number; text: string; key: string | null; now: Date }

/** Stores a message under a request, once per key. @returns its wire form */
export const keepMessage = (own: OwnAccount, { id, text, key, now }: Words): Promise<OracaoMensagemWire> =>
  own.data.transaction(async (tx) => {
    const prayer = await visible(tx, own, id)
    const written = {
      id: oracaoMensagem.id,
      mensagem: oracaoMensagem.mensagem,
      dataCadastro: oracaoMensagem.dataCadastro,
    }
    const [added] = await tx
      .insert(oracaoMensagem)
      .values({
        igrejaId: own.church.id,
        oracaoId: id,
        usuarioId: own.user.id,
        mensagem: text,
        chaveEnvio: key,
        dataCadastro: now,
      })
      .onConflictDoNothing()
      .returning(written)
    const [row] = added
      ? [added]
      : await tx
          .select(written)
          .from(oracaoMensagem)
          .where(and(eq(oracaoMensagem.usuarioId, own.user.id), eq(oracaoMensagem.chaveEnvio, key ?? '')))
    if (!row) throw notFound()
    const isAuthor = prayer.usuarioId === own.user.id
    return {
      id: row.id,
      nome: isAuthor ? prayer.nome : own.user.nome,
      flagAutor: isAuthor,
      mensagem: row.mensagem,
      dataCadastro: row.dataCadastro.toISOString(),
    }
  })
