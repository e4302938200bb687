import * as contract from '@atrio/contract'
import { schemaViolations } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { wireBanner, wireChurchListing, wireCongregation, wireStartUp } from './church.ts'
import {
  wireArea,
  wireClass,
  wireDevotional,
  wireMinistry,
  wireNewsItem,
  wireProject,
  wirePublication,
  wireVideo,
  wireWriting,
} from './content.ts'
import { wireEvent, wireEventDetail, wireQuestion, wireTicket, wireTicketContent, wireTicketKind } from './events.ts'
import { wireReason } from './giving.ts'
import { chatPeople, wireChatMessage, wireChatToken, wireCommitment } from './chat.ts'
import { wireBroadcast, wireBroadcasts, wireUpcomingService, wireWeeklyService } from './live.ts'
import { wireGroup, wireGroupEntry, wireMeeting, wireMeetingEntry, wireStudy, wireStudyEntry } from './groups.ts'
import { wireNotification } from './notifications.ts'
import { waitingPayments, wirePayment } from './payment.ts'
import {
  wireCollection,
  wirePlan,
  wirePlayContent,
  wirePlayEntry,
  wirePlayHome,
  wireRenewal,
  wireSubscription,
} from './play.ts'
import { wireFavourite, wireSetList, wireSong, wireSongEntry } from './praise.ts'
import { wireEpisode } from './podcast.ts'
import { wirePrayer, wirePrayerMessage, wirePrayerPage } from './prayer.ts'
import { wireOwnReading, wireReading, wireReadingPlan, wireReadingPlanEntry } from './reading-plans.ts'

const start = wireStartUp()
const menuItem = { id: 1, idIgreja: 1, codigo: 'RADIO', flagAtivo: true, url: 'https://radio.test' }
const item = { ...menuItem, nome: 'Rádio', nomeIngles: 'Radio', nomeEspanhol: 'Radio' }
const image = { url: '/media/1/a/wide.webp', descricao: 'O templo' }
const listing = wireChurchListing({ imagens: [image], distancia: 12.5 })
const organization = { id: 1, slug: 'rede', nome: 'Rede', descricao: null, imagens: [image] }

/** Every call of document 2 section 7.1, then the others that samples stand for: the schema of the answer, an answer. */
const answers = [
  ['/igreja/codigo/{code}', contract.IgrejaWire, start.igreja],
  ['/igreja/?hostname={host}', contract.ClientesWire, { clientes: [listing] }],
  ['/igreja/{slug}/metodo-pagamento/', contract.MetodosPagamentoWire, { metodosPagamento: start.metodosPagamento }],
  ['/igreja-app-menu?igreja={id}', contract.IgrejaAppMenuWire, { igrejaAppMenu: [item] }],
  ['/igreja/{slug}/modulo/', contract.ModulosWire, { modulos: start.modulos }],
  ['/igreja/{slug}/visual/', contract.VisualWire, { igrejaVisual: { corApp: '#7A3E9D', logomarcaMenu: image } }],
  ['/banner/?igreja={id}', contract.BannersWire, { banners: [wireBanner({ imagem: image })] }],
  ['/cliente/?organizacao={slug}', contract.ClientesWire, { clientes: [wireChurchListing()] }],
  ['/cliente/?organizacao=&latitude=&longitude=', contract.ClientesWire, { clientes: [listing] }],
  ['/organizacao/{slug}', contract.OrganizacaoWire, organization],
  ['/congregacao/?igreja={id}', contract.CongregacoesWire, { congregacoes: [wireCongregation()] }],
  ['/global-settings/default-payment-gateway', contract.GatewayPadraoWire, { idGatewayPagamento: 5 }],
  ['/start-up', contract.StartUpWire, { ...start, organizacao: organization, igrejaAppMenu: [item] }],
  ['/igreja/{slug}/evento/', contract.EventosWire, { eventos: [wireEvent({ imagem: image })], proximo: 'Wy' }],
  ['/igreja/{slug}/evento/{id}/', contract.EventoDetalheWire, wireEventDetail({ campos: [wireQuestion()] })],
  ['/usuario/{userId}/evento/{id}/inscricao/', contract.InscricoesWire, { inscricoes: [wireTicket()] }],
  ['/usuario/{id}/evento/{id}/inscricao/{id}/conteudo/', contract.ConteudosWire, { conteudos: [wireTicketContent()] }],
  ['/igreja/{slug}/pagamento-motivo/', contract.MotivosWire, { motivos: [wireReason()] }],
  ['/igreja/{slug}/plano-assinatura/', contract.PlanosAssinaturaWire, { planos: [wirePlan()] }],
  ['/igreja/{slug}/plano-assinatura-home/', contract.PlanoAssinaturaHomeWire, wirePlayHome({ imagem: image })],
  [
    '/plano-assinatura-conteudo/',
    contract.PlanoAssinaturaConteudosWire,
    { conteudos: [wirePlayEntry(), wireCollection()], proximo: null },
  ],
  ['/plano-assinatura-conteudo/{id}/', contract.PlanoAssinaturaConteudoWire, wirePlayContent()],
  [
    '/usuario/{id}/usuario-plano-assinatura/',
    contract.UsuarioPlanoAssinaturasWire,
    { usuarioPlanoAssinaturas: [wireSubscription()] },
  ],
  ['/user/renovacao-assinatura', contract.MinhaRenovacaoWire, { renovacao: wireRenewal() }],
  ['/igreja/{slug}/celula/', contract.CelulasWire, { celulas: [wireGroupEntry({ distancia: 1200 })], proximo: 'Wy' }],
  ['/igreja/{slug}/celula/{id}', contract.CelulaWire, wireGroup({ imagem: image })],
  [
    '/igreja/{slug}/celula/{id}/reuniao-registro/',
    contract.ReunioesWire,
    { reunioes: [wireMeetingEntry()], proximo: null },
  ],
  ['/igreja/{slug}/celula/{id}/reuniao-registro/{id}', contract.ReuniaoWire, wireMeeting()],
  ['/igreja/{slug}/estudo/', contract.EstudosWire, { estudos: [wireStudyEntry({ imagem: image })], proximo: null }],
  ['/igreja/{slug}/estudo/{id}', contract.EstudoWire, wireStudy()],
  ['/igreja/{slug}/culto/', contract.CultosWire, { cultos: [wireWeeklyService()], proximos: [wireUpcomingService()] }],
  [
    '/igreja/{slug}/transmissao/',
    contract.TransmissoesWire,
    wireBroadcasts({ aoVivo: wireBroadcast({ imagem: image }) }),
  ],
  ['/igreja/{slug}/chat/token', contract.TokenChatWire, wireChatToken({ usuario: chatPeople.ana })],
  ['a message of the chat', contract.MensagemChatWire, wireChatMessage({ avatar: image })],
  ['a moment of commitment', contract.CompromissoChatWire, wireCommitment()],
  ['/igreja/{igreja}/notificacao/', contract.NotificacoesWire, { notificacoes: [wireNotification()], proximo: null }],
  ['/igreja/{slug}/plano-leitura/', contract.PlanosLeituraWire, { planos: [wireReadingPlanEntry()], proximo: null }],
  ['/igreja/{slug}/plano-leitura/{uuid}', contract.PlanoLeituraWire, wireReadingPlan({ imagem: image })],
  ['/user/plano-leitura', contract.LeiturasWire, { assinaturas: [wireOwnReading()] }],
  ['/user/plano-leitura/{uuid}', contract.LeituraDoPlanoWire, { assinatura: wireReading() }],
  ['/igreja/{slug}/noticia/', contract.NoticiasWire, { noticias: [wireWriting()], proximo: 'Wy' }],
  ['/igreja/{slug}/noticia/{id}', contract.NoticiaWire, wireNewsItem()],
  ['/igreja/{slug}/devocional/{id}', contract.DevocionalWire, wireDevotional()],
  ['/igreja/{slug}/ministerio/', contract.MinisteriosWire, { ministerios: [wireArea({ imagem: image })] }],
  ['/igreja/{slug}/ministerio/{id}', contract.MinisterioWire, wireMinistry()],
  ['/igreja/{slug}/ministerio/{id}/projeto/{projeto}', contract.ProjetoWire, wireProject()],
  ['/igreja/{slug}/publicacao/{slug}', contract.PublicacaoWire, wirePublication()],
  ['/igreja/{slug}/ebd/{slug}', contract.EbdWire, wireClass()],
  ['/igreja/{slug}/video/{id}', contract.VideoDaIgrejaWire, wireVideo()],
  ['/user/louvor-favorito', contract.LouvoresFavoritosWire, { favoritos: [wireFavourite()] }],
  ['/user/repertorio', contract.RepertoriosWire, { repertorios: [wireSetList()] }],
  ['/igreja/{slug}/louvor/', contract.LouvoresWire, { louvores: [wireSongEntry()], proximo: 'Wy' }],
  [
    '/louvor/{id}/',
    contract.LouvorWire,
    wireSong({ arquivos: [{ nome: 'a', url: '/a.pdf', tipo: 'application/pdf' }] }),
  ],
  [
    '/podcast/anchor/{code}/',
    contract.EpisodiosWire,
    { episodios: [wireEpisode({ background: '/media/1/a/b.jpg' })], desatualizadoDesde: null },
  ],
  ['/usuario/{userId}/pagamento/', contract.PagamentoWire, wirePayment()],
  ...Object.entries(waitingPayments).map(
    ([name, wire]) => [`a payment by ${name}`, contract.PagamentoWire, wire] as const,
  ),
  ['/oracao/{slug}', contract.OracoesMuralWire, { oracoes: [wirePrayer({ imagem: image })], proximo: null }],
  ['/oracao/{slug}/{id}', contract.OracaoWire, wirePrayerPage({ mensagens: [wirePrayerMessage()] })],
] as const

/** Fields that the contract lets be absent. */
const optional = ['descricao', 'distancia']

type Broken = [where: string, value: unknown]

/** The value with each of its parts replaced by one of a wrong type, and each of its fields left out. */
function broken(value: unknown, at = ''): Broken[] {
  const wrong: Broken[] = [[at || '/', typeof value === 'object' && value !== null ? 'wrong' : { wrong: true }]]
  if (typeof value !== 'object' || value === null) return wrong
  if (Array.isArray(value)) {
    return [
      ...wrong,
      ...value.flatMap((entry, i) =>
        broken(entry, `${at}/${i}`).map(([where, bad]): Broken => [where, value.with(i, bad)]),
      ),
    ]
  }
  const fields = Object.entries(value)
  const without = fields
    .filter(([name]) => !(optional.includes(name) && ('url' in value || name === 'distancia')))
    .map(([name]): Broken => [`${at}/${name} left out`, Object.fromEntries(fields.filter(([other]) => other !== name))])
  const within = fields.flatMap(([name, inner]) =>
    broken(inner, `${at}/${name}`).map(([where, bad]): Broken => [where, { ...value, [name]: bad }]),
  )
  return [...wrong, ...without, ...within]
}

describe.each(answers)('the answer of %s', (_path, schema, sample) => {
  it('conforms to its schema', () => expect(schemaViolations(schema, sample)).toEqual([]))

  it('is rejected when any part is broken', () => {
    const accepted = broken(sample).filter(([, value]) => schemaViolations(schema, value).length === 0)
    expect(accepted.map(([where]) => where)).toEqual([])
  })
})

it.each([
  [
    'a start-up without a colour',
    contract.StartUpWire,
    wireStartUp({ igrejaVisual: { corApp: 'red', logomarcaMenu: null } }),
  ],
  [
    'a church whose day of entry has no zone',
    contract.IgrejaWire,
    { ...start.igreja, dataCadastro: '2020-01-01 12:00' },
  ],
  ['a church whose uuid is none', contract.IgrejaWire, { ...start.igreja, uuid: 'demo' }],
  ['an event of an unknown state', contract.EventoWire, { ...wireEvent(), situacao: 'adiado' }],
  ['an event with a price in fractions', contract.EventoWire, wireEvent({ valorMinimo: 29.9 })],
  ['a ticket in negative stock', contract.IngressoWire, wireTicketKind({ qtdeDisponivel: -1 })],
  ['an event in no instalment', contract.EventoWire, wireEvent({ qtdeMaxParcelas: 0 })],
  ['a service on an eighth day', contract.CultoSemanalWire, wireWeeklyService({ diaSemana: 7 })],
  ['a service at no time', contract.CultoSemanalWire, wireWeeklyService({ horario: '10h' })],
  ['a negative minimum', contract.MotivoWire, wireReason({ valorMinimo: -1 })],
])('rejects %s', (_what, schema, value) => {
  expect(schemaViolations(schema, value)).not.toEqual([])
})
