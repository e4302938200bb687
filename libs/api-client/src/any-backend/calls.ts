import type { ApiRequest } from '../transport/transport.ts'
import * as church from './church.readers.ts'
import * as content from './content.readers.ts'
import * as events from './events.readers.ts'
import type { Reader } from './known-church.ts'
import * as payments from './payments.readers.ts'
import * as people from './people.readers.ts'

/** Every call of document 2 sections 7.1 to 7.7 whose answer is read. `*` is one part of the path. */
const readers: Record<string, Reader> = {
  'GET /igreja/codigo/*': church.church,
  'GET /igreja/': church.clients,
  'GET /igreja/*/metodo-pagamento/': church.paymentMethods,
  'GET /igreja-app-menu': church.menu,
  'GET /igreja/*/modulo/': church.modules,
  'GET /igreja/*/visual/': church.visual,
  'GET /banner/': church.banners,
  'GET /cliente/': church.clients,
  'GET /organizacao/*': church.organization,
  'GET /congregacao/': church.congregations,
  'GET /global-settings/default-payment-gateway': church.gateway,

  'GET /igreja/*/evento/': events.events,
  'GET /igreja/*/evento/*/': events.eventDetail,
  'GET /usuario/*/evento/*/inscricao/': events.tickets,
  'GET /usuario/*/evento/': events.events,
  'GET /usuario/*/evento/*/inscricao/*/conteudo/': events.ticketContents,
  'POST /usuario/*/evento/*/inscricao/': payments.payment('evento'),

  'GET /igreja/*/pagamento-motivo/': payments.reasons,
  'POST /pagamento/': payments.payment('doacao'),
  'GET /pagamento/calcular-taxas': payments.fees,
  'GET /evento/*/calcular-taxas': payments.fees,
  'GET /igreja/*/calcula-taxas-parcelamento-juros': payments.installments,
  'POST /general/payment/church/*/card/token': payments.cardToken,
  'POST /general/church/*/card': payments.cardToken,
  'POST /usuario-plano-assinatura/': payments.payment('plano'),
  'GET /usuario/*/pagamento/': payments.payment('evento'),

  'POST /security/login_check': people.credentials,
  'POST /security/token/refresh': people.credentials,
  'GET /me': people.account,
  'GET /user/*/usuario': people.users,
  'GET /user/*/documento': people.documents,
  'GET /user/*/role': people.roles,
  'GET /user/': people.knownByEmail,
  'GET /igreja/*/usuario/': people.knownByEmail,
  'PUT /usuario/': people.user,
  'POST /usuario/troca-igreja': people.accessCode,
  'GET /usuario/*/*/cartoes': payments.cards,
  'GET /user/*/campo-personalizado': people.customFields,
  'GET /user/*/endereco': people.addresses,
  'GET /user/*/crianca': people.children,
  'GET /utils/pais/': people.named('paises'),
  'GET /utils/ocupacao/': people.named('ocupacoes'),
  'GET /utils/estado-civil/': people.named('estadosCivis'),
  'POST /usuario/*/*/imagem': people.photo,
  'GET /igreja/*/notificacao/': people.notifications,
  'GET /user/oracao': content.prayers,
  'GET /usuario-carteirinha/': people.memberCards,

  'GET /igreja/*/plano-assinatura-configuracao/': content.playSettings,
  'GET /igreja/*/plano-assinatura/': content.plans,
  'GET /igreja/*/plano-assinatura-home/': content.playHome,
  'GET /plano-assinatura-conteudo/': content.playContents,
  'GET /plano-assinatura-conteudo/*/': content.playContent,
  'POST /usuario-plano-assinatura-conteudo/': content.newEntry,
  'GET /usuario-plano-assinatura-conteudo/': content.myList,
  'GET /usuario/*/usuario-plano-assinatura/': content.subscriptions,

  'GET /igreja/*/celula/': content.groups,
  'GET /igreja/*/celula/*': content.oneGroup,
  'GET /igreja/*/celula/*/reuniao-registro/': content.meetings,
  'GET /igreja/*/celula/*/reuniao-registro/*': content.oneMeeting,
  'GET /igreja/*/estudo/': content.studies,
  'GET /igreja/*/estudo/*': content.oneStudy,
  'GET /igreja/*/configuracao-estudo': content.studySettings,

  'GET /louvor/*/': content.song,
  'GET /podcast/anchor/*/': content.episodes,
  'GET /video/*': content.videos,
  'GET /oracao/*': content.prayers,
  'GET /oracao/*/*': content.onePrayer,
  'GET /igreja/*/oracao-motivo/': content.motives,
  'POST /oracao/': content.newPrayer,
  'POST /oracao/mensagem/': content.newMessage,
  'POST /oracao/orar/': content.praying,
  'GET /user/nota-sermao': people.notes,
  'GET /nota-sermao/*': people.note,
  'PUT /nota-sermao/*': people.note,
  'POST /nota-sermao/': people.note,
}

const known = Object.entries(readers)
  .map(([call, read]) => ({ call, read, parts: call.split('/') }))
  // a fixed part wins over a variable one: /igreja/codigo/x over /igreja/*/x
  .sort((a, b) => a.call.split('*').length - b.call.split('*').length)

/** The reader of a request's answer, with the variable parts of its path; undefined for calls of our own. */
export function readerOf({ method, path }: Pick<ApiRequest, 'method' | 'path'>) {
  const asked = `${method} ${path}`.split('/')
  const found = known.find(
    ({ parts }) =>
      parts.length === asked.length &&
      parts.every((part, place) => (part === '*' ? asked[place] : part === asked[place])),
  )
  return found && { call: found.call, read: found.read, parts: asked.filter((_, place) => found.parts[place] === '*') }
}
