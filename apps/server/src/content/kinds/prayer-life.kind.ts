import { and, eq, like, sql } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import { prayerLimits } from '@atrio/contract'
import type { ChurchWriter } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, Flag, InstantText, Maybe, Text } from '../format/fields.ts'
import { oracao, oracaoMensagem, oracaoMotivo, oracaoOrando, usuario } from '../tables.ts'

const requestSchema = Fields({
  /** of an account in `contas.json` */
  email: Text(80),
  nome: Maybe(Text(prayerLimits.nameLength)),
  mensagem: Text(prayerLimits.textLength),
  motivo: Maybe(Text(80)),
  dataCadastro: InstantText,
  flagPublicarMural: Maybe(Flag),
  flagAtivo: Maybe(Flag),
  flagReceberLigacao: Maybe(Flag),
  flagReceberVisita: Maybe(Flag),
})
const messageSchema = Fields({
  email: Text(80),
  /** The beginning of the request's text. */
  oracao: Text(80),
  mensagem: Text(prayerLimits.messageLength),
  dataCadastro: InstantText,
})
const schema = Fields({ pedidos: Maybe(Type.Array(requestSchema)), mensagens: Maybe(Type.Array(messageSchema)) })

/**
 * `oracoes-de-contas.json`: prayer requests of a demonstration's accounts, and their messages to others, for whom they
 * then pray. Like the accounts they are no content: an import never removes them, and exports leave them out.
 */
export const prayerLifeKind = defineKind({
  path: /^oracoes-de-contas\.json$/,
  schema,
  write: async (church, [file]) => {
    const { pedidos = [], mensagens = [] } = file?.data ?? {}
    for (const [index, request] of pedidos.entries()) await saveRequest(church, request, `demonstration ${index}`)
    for (const [index, message] of mensagens.entries()) await saveMessage(church, message, `demonstration ${index}`)
  },
  read: async () => [],
})

async function userOf({ db, church }: ChurchWriter, email: string): Promise<number> {
  const [row] = await db
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, church), eq(usuario.email, email)))
  if (!row) throw new Error(`oracoes-de-contas.json: there is nobody ${email}`)
  return row.id
}

async function saveRequest(writer: ChurchWriter, request: Static<typeof requestSchema>, key: string): Promise<void> {
  const { db, church } = writer
  const [motive] = await db
    .select({ id: oracaoMotivo.id })
    .from(oracaoMotivo)
    .where(and(eq(oracaoMotivo.igrejaId, church), eq(oracaoMotivo.nome, request.motivo ?? '')))
  await db
    .insert(oracao)
    .values({
      igrejaId: church,
      usuarioId: await userOf(writer, request.email),
      chaveEnvio: key,
      nome: request.nome ?? null,
      mensagem: request.mensagem,
      oracaoMotivoId: motive?.id ?? null,
      flagPublicarMural: request.flagPublicarMural ?? false,
      flagAtivo: request.flagAtivo ?? true,
      flagReceberLigacao: request.flagReceberLigacao ?? false,
      flagReceberVisita: request.flagReceberVisita ?? false,
      dataCadastro: new Date(request.dataCadastro),
    })
    .onConflictDoNothing()
}

async function saveMessage(writer: ChurchWriter, message: Static<typeof messageSchema>, key: string): Promise<void> {
  const { db, church } = writer
  const usuarioId = await userOf(writer, message.email)
  const beginning = message.oracao.replace(/[\\%_]/g, '\\$&')
  const [prayer] = await db
    .select({ id: oracao.id })
    .from(oracao)
    .where(and(eq(oracao.igrejaId, church), like(oracao.mensagem, `${beginning}%`)))
  if (!prayer) throw new Error(`oracoes-de-contas.json: no request begins with "${message.oracao}"`)
  const here = { igrejaId: church, oracaoId: prayer.id, usuarioId, dataCadastro: new Date(message.dataCadastro) }
  const added = await db
    .insert(oracaoMensagem)
    .values({ ...here, mensagem: message.mensagem, chaveEnvio: key })
    .onConflictDoNothing()
    .returning({ id: oracaoMensagem.id })
  if (added.length === 0) return
  const prays = await db
    .insert(oracaoOrando)
    .values(here)
    .onConflictDoNothing()
    .returning({ id: oracaoOrando.oracaoId })
  if (prays.length > 0)
    await db
      .update(oracao)
      .set({ qtdeOrandoMembros: sql`${oracao.qtdeOrandoMembros} + 1` })
      .where(and(eq(oracao.igrejaId, church), eq(oracao.id, prayer.id)))
}
