import { and, eq, ne, sql } from 'drizzle-orm'
import { type ChurchWriter, type Rows, wireAddress } from '../church-rows.ts'
import { igreja, igrejaHost, igrejaModulo, metodoPagamento, organizacao } from '../tables.ts'
import type { ChurchContent } from './church.schema.ts'

/** Imports of one church run one after the other, from here until the transaction ends. */
export const inTurn = async (db: Rows, { codigo }: ChurchContent): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${codigo}`}, 0))`)
}

/**
 * The id of the church with this code, inserted if it is new. Its row stays locked until the transaction ends; not against
 * the inserts of the running portal, which refer to it.
 */
export const ensureChurch = async (db: Rows, content: ChurchContent, now: Date): Promise<number> => {
  const { codigo, nome, idioma, fusoHorario, moeda } = content
  const slug = content.slug ?? codigo
  const first = { codigo, slug, nome, idioma, fusoHorario, moeda, corApp: content.visual.corApp, dataCadastro: now }
  await db.insert(igreja).values(first).onConflictDoNothing()
  const [row] = await db.select({ id: igreja.id }).from(igreja).where(eq(igreja.codigo, codigo)).for('no key update')
  if (row === undefined) throw new Error(`the church ${codigo} was neither found nor made`)
  return row.id
}

/** Writes everything that `igreja.json` says of a church. */
export const saveChurch = async (church: ChurchWriter, content: ChurchContent): Promise<void> => {
  const {
    codigo,
    slug = codigo,
    hosts: _hosts,
    modulos,
    metodosPagamento = [],
    visual,
    organizacao: organisation,
    ...plain
  } = content
  const [parent] =
    organisation === undefined
      ? []
      : await church.db.select({ id: organizacao.id }).from(organizacao).where(eq(organizacao.slug, organisation))
  const imagens = []
  for (const image of content.imagens ?? []) imagens.push(await church.picture(image))
  await church.db
    .update(igreja)
    .set({
      ...EMPTY,
      ...plain,
      endereco: wireAddress(content.endereco),
      imagens: imagens.filter((image) => image !== null),
      corApp: visual.corApp,
      logomarcaMenu: await church.picture(visual.logomarcaMenu),
      organizacaoId: parent?.id ?? null,
      dataCadastro: content.dataCadastro === undefined ? undefined : new Date(content.dataCadastro),
    })
    .where(eq(igreja.id, church.church))
  // only where it changes: naming a unique column locks the row against all that refer to it
  await church.db
    .update(igreja)
    .set({ slug })
    .where(and(eq(igreja.id, church.church), ne(igreja.slug, slug)))
  await replaceHosts(church, content.hosts ?? [])
  await replaceModules(church, modulos)
  await church.replace(metodoPagamento, {
    key: (row) => row.codigo,
    rows: metodosPagamento.map((method, posicao) => ({
      codigo: method.codigo,
      nome: method.nome,
      idGatewayPagamento: method.idGatewayPagamento ?? null,
      configuracao: method.configuracao ?? {},
      posicao,
    })),
  })
}

/**
 * Values of columns that the file omits. The church's creation date and uuid are no content and are kept; so is whether it is
 * closed, since a command may have closed it.
 */
const EMPTY = {
  descricao: null,
  telefone: null,
  email: null,
  emailRemetente: null,
  emailResposta: null,
  documento: null,
  latitude: null,
  longitude: null,
  redesSociais: [],
  flagChatBot: false,
  facebookPixelCode: null,
  codigoPlano: null,
  urlGooglePlay: null,
  urlAppleStore: null,
  origensEmbed: [],
  traducoesBiblia: [],
  leitoresBiblia: [],
}

/** Host names have no ids to keep; an equal list is not touched, so that the church's version does not change. */
export const replaceHosts = async ({ db, church }: Pick<ChurchWriter, 'db' | 'church'>, hosts: readonly string[]) => {
  const found = await db.select().from(igrejaHost).where(eq(igrejaHost.igrejaId, church)).orderBy(igrejaHost.posicao)
  if (found.map(({ host }) => host).join() === hosts.join()) return
  await db.delete(igrejaHost).where(eq(igrejaHost.igrejaId, church))
  if (hosts.length === 0) return
  await db.insert(igrejaHost).values(hosts.map((host, posicao) => ({ host, igrejaId: church, posicao })))
}

/** Like the hosts; modules have no order of their own. */
export const replaceModules = async ({ db, church }: Pick<ChurchWriter, 'db' | 'church'>, codes: readonly string[]) => {
  const found = await db.select().from(igrejaModulo).where(eq(igrejaModulo.igrejaId, church))
  const same = found.map(({ codigo }) => codigo).sort()
  if (same.join() === [...codes].sort().join()) return
  await db.delete(igrejaModulo).where(eq(igrejaModulo.igrejaId, church))
  if (codes.length > 0) await db.insert(igrejaModulo).values(codes.map((codigo) => ({ igrejaId: church, codigo })))
}
