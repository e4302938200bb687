import { asc, eq } from 'drizzle-orm'
import { isReservedLabel } from '@atrio/contract/rules'
import { pixKey } from '../../payments/methods/pix-key.ts'
import { type ChurchReader, fileAddress, fileInstant, filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import { igreja, igrejaHost, igrejaModulo, metodoPagamento, organizacao } from '../tables.ts'
import { saveChurch } from './church.rows.ts'
import { type ChurchContent, churchSchema } from './church.schema.ts'

/** `igreja.json`: the only mandatory file. */
export const churchKind = defineKind({
  path: /^igreja\.json$/,
  schema: churchSchema,
  check: ({ codigo, latitude, longitude, modulos, metodosPagamento = [], hosts = [], origensEmbed = [] }) => [
    ...repeated(
      modulos,
      (code) => code,
      (index) => ['modulos', String(index)],
    ),
    ...repeated(
      metodosPagamento,
      ({ codigo }) => codigo,
      (index) => ['metodosPagamento', String(index), 'codigo'],
    ),
    ...metodosPagamento.flatMap(methodProblems),
    ...(isReservedLabel(codigo) ? [{ path: ['codigo'], message: 'is a name that the server keeps for itself' }] : []),
    ...repeated(
      hosts,
      (host) => host,
      (index) => ['hosts', String(index)],
    ),
    ...repeated(
      origensEmbed,
      (origin) => origin,
      (index) => ['origensEmbed', String(index)],
    ),
    ...((latitude === undefined) === (longitude === undefined)
      ? []
      : [{ path: ['latitude'], message: 'and longitude belong together' }]),
  ],
  write: async (church, [entry]) => {
    if (entry !== undefined) await saveChurch(church, entry.data)
  },
  read: async (reader) => [{ path: 'igreja.json', data: await readChurch(reader), html: null }],
})

type Method = NonNullable<ChurchContent['metodosPagamento']>[number]

/** Missing or meaningless fields in a method's configuration. */
function methodProblems({ codigo, configuracao }: Method, index: number): FieldProblem[] {
  const at = ['metodosPagamento', String(index), 'configuracao']
  const { chavePix, juros } = configuracao ?? {}
  if (codigo === 'pix_manual') {
    if (!chavePix) return [{ path: [...at, 'chavePix'], message: 'is needed: the key that people pay to' }]
    const right = pixKey(chavePix.tipo, chavePix.chave) !== undefined
    return right ? [] : [{ path: [...at, 'chavePix', 'chave'], message: `is no Pix key of the type ${chavePix.tipo}` }]
  }
  return [
    ...(chavePix ? [{ path: [...at, 'chavePix'], message: 'is for pix_manual only' }] : []),
    ...(juros !== undefined && codigo !== 'cartao_credito'
      ? [{ path: [...at, 'juros'], message: 'is for cartao_credito only' }]
      : []),
  ]
}

const readChurch = async ({ db, church, picture }: ChurchReader) => {
  const [row] = await db
    .select({ igreja, organizacao: organizacao.slug })
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.id, church))
  if (row === undefined) throw new Error(`no church has the id ${church}`)
  const { id: _id, organizacaoId: _organisation, historia: _history, versao: _version, ...fields } = row.igreja
  const { corApp, logomarcaMenu, imagens, endereco, dataCadastro, ...plain } = fields
  const hosts = await db
    .select()
    .from(igrejaHost)
    .where(eq(igrejaHost.igrejaId, church))
    .orderBy(asc(igrejaHost.posicao))
  const modules = await db
    .select()
    .from(igrejaModulo)
    .where(eq(igrejaModulo.igrejaId, church))
    .orderBy(asc(igrejaModulo.codigo))
  const methods = await db
    .select()
    .from(metodoPagamento)
    .where(eq(metodoPagamento.igrejaId, church))
    .orderBy(asc(metodoPagamento.posicao))
  const pictures = []
  for (const image of imagens) pictures.push(await picture(image))
  return filled({
    ...plain,
    endereco: fileAddress(endereco),
    organizacao: row.organizacao,
    dataCadastro: fileInstant(dataCadastro),
    hosts: hosts.map(({ host }) => host),
    visual: filled({ corApp, logomarcaMenu: await picture(logomarcaMenu) }),
    imagens: pictures,
    modulos: modules.map(({ codigo }) => codigo),
    metodosPagamento: methods.map(({ codigo, nome, idGatewayPagamento, configuracao }) =>
      filled({ codigo, nome, idGatewayPagamento, ...(Object.keys(configuracao).length > 0 && { configuracao }) }),
    ),
  })
}
