import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { importContent } from '../content/import-content.ts'
import { churchFile, writeContentFolder } from '../content/testing/content-folder.ts'
import { loadSanitize } from '../platform/sanitize.ts'
import type { Config } from '../runtime/config.ts'
import { PASSWORD, type People, people } from './people.ts'

const CLIP = path.join(import.meta.dirname, '../../content/demo/midia/transmissoes/transmissao')
export const HOST = 'capela.localhost'
const member = (name: string) => ({ email: `${name}@capela.test`, senha: PASSWORD, nome: name, sobrenome: 'Canary' })
const published = '2029-12-01T12:00:00Z'
const video = (slug: string, arquivo: string, servico = 'mp4') => ({
  slug,
  titulo: slug,
  servico,
  arquivo,
  dataPublicacao: published,
})

export type ClosedWorld = People & {
  church: number
  clip: Buffer
  /** Imports the church's folder once more, with other files in the place of some. */
  bring(changes?: Record<string, string | Buffer>): Promise<void>
  /** Tokens of the subscriber, who has a ticket too; of a member without either; and of the subscriber's second session. */
  tokens: Record<'ana' | 'bia' | 'anaElsewhere', string>
  get(url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<LightMyRequestResponse>
  as(who: 'ana' | 'bia' | 'anaElsewhere', url: string): Promise<LightMyRequestResponse>
  id(table: string, where: string): Promise<number>
}

/** A church, imported as operators do, whose files are not for all: of Play, of tickets and of studies. */
export async function closedWorld(changes: Partial<Config> = {}): Promise<ClosedWorld> {
  const world = await people(undefined, changes)
  const [mp4, list] = await Promise.all([readFile(`${CLIP}.mp4`), readFile(`${CLIP}.m3u8`)])
  // bytes of its own, so that no public file has the same address
  const clip = Buffer.concat([mp4, Buffer.from('closed canary')])
  const pdf = (what: string) => Buffer.from(`%PDF-1.4\n%${what} canary\n`)
  const files: Record<string, string | Buffer> = {
    'igreja.json': churchFile({ modulos: ['MOD_CULTO', 'MOD_ASSINATURA', 'MOD_EVENTO', 'MOD_CELULA'] }),
    'midia/v/transmissao.mp4': clip,
    'midia/v/serie.m3u8': list,
    'midia/apostila.pdf': pdf('ticket'),
    'midia/estudo.pdf': pdf('study'),
    'contas.json': JSON.stringify([member('ana'), member('bia')]),
    'assinatura.json': JSON.stringify({
      tipoVisibilidadeConteudo: 'CLOSED_CONTENT',
      planos: [{ slug: 'mensal', nome: 'Mensal', valor: 1990, qtdeMeses: 1 }],
      videos: [video('filme', 'midia/v/transmissao.mp4'), video('serie', 'midia/v/serie.m3u8', 'hls')],
    }),
    'assinantes.json': JSON.stringify([
      {
        email: 'ana@capela.test',
        plano: 'mensal',
        dataInicio: '2030-01-01T00:00:00Z',
        dataFim: '2030-02-01T00:00:00Z',
      },
    ]),
    'eventos/congresso.md': `---
nome: Congresso
dataInicio: 2030-03-01 19:00
dataFim: 2030-03-01 22:00
ingressos:
  - nome: Geral
    valor: 1000
    flagConteudoExclusivo: true
conteudos:
  - titulo: Apostila
    tipo: arquivo
    arquivo:
      arquivo: midia/apostila.pdf
      nome: Apostila
---
Um dia juntos.
`,
    'compras.json': JSON.stringify([
      {
        email: 'ana@capela.test',
        evento: 'congresso',
        situacao: 'aprovado',
        metodoPagamento: 'dinheiro',
        dataCadastro: '2030-01-02T12:00:00Z',
        ingressos: [{ nome: 'Geral', titular: 'Ana' }],
      },
    ]),
    'estudos.json': JSON.stringify({ flagConteudoPublico: false }),
    'estudos/rute.md': `---
titulo: Rute
dataPublicacao: 2029-12-01 12:00
arquivos:
  - arquivo: midia/estudo.pdf
    nome: Roteiro
---
O começo.
`,
  }
  const { app, database } = world.server
  const sanitize = await loadSanitize()
  const bring: ClosedWorld['bring'] = async (changes = {}) => {
    const folder = await writeContentFolder({ ...files, ...changes })
    try {
      await importContent({ folder, database, media: app.services.media, clock: app.services.clock, sanitize })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const login = async (email: string) => (await world.login(email, { host: HOST })).token
  const get: ClosedWorld['get'] = (url, headers = {}, method = 'GET') =>
    app.inject({ method, url, headers: { host: HOST, ...headers } })
  await bring()
  const [church] = await database.admin<{ id: number }>(`select id from igreja where codigo = 'capela'`)
  const tokens = {
    ana: await login('ana@capela.test'),
    bia: await login('bia@capela.test'),
    anaElsewhere: await login('ana@capela.test'),
  }
  return {
    ...world,
    church: church?.id ?? 0,
    clip,
    bring,
    tokens,
    get,
    as: (who, url) => get(url, { authorization: `Bearer ${tokens[who]}` }),
    async id(table, where) {
      const [row] = await database.admin<{ id: string }>(`select id from ${table} where igreja_id = $1 and ${where}`, [
        church?.id,
      ])
      return Number(row?.id)
    },
  }
}
