import type { EventoDetalheWire, InscricoesWire, PagamentoWire } from '@atrio/contract'
import type { InjectOptions } from 'fastify'
import { guest, purchaseOf } from '../modules/events/testing/sale.ts'
import { CARD } from './payment-world.ts'
import { PASSWORD } from './people.ts'
import type { PlayWorld } from './play-world.ts'
import type { Values } from './specified-calls.ts'

/** A PNG of one pixel, as a form's file. */
const picture = () => {
  const boundary = 'edge'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return {
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      png,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
const fields = (form: Record<string, string>) => ({
  payload: `${Object.entries(form)
    .map(([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--edge--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
})

type Sent = { payload?: InjectOptions['payload']; headers?: Record<string, string> }
export type Row = {
  values?: () => Values
  send?: () => Sent
  /** The status where it is not 200. */
  refused?: number
  as?: 'visitor'
  /** Keeps what later calls need of the answer. */
  keep?: (answer: never) => void
  /** Of another server than the API, without its base path. */
  paymentHost?: true
}

const pay = { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false } as const
const payer = { ...guest('rui@wire.test') }
const json = (payload: () => object) => () => ({ payload: payload() })

/** A church's rows, and what the calls have made so far. */
export type Seeded = { world: PlayWorld; made: Record<string, string | number>; shown: EventoDetalheWire }

/** What a call is sent with beside its address, and what is needed of its answer. A call without an entry has its address alone. */
export const rowsOf = ({ world, made, shown }: Seeded): Record<string, Row> => {
  const id = (name: string) => () => ({ id: made[name]! })
  const keepId = (name: string) => (answer: { id: number }) => void (made[name] = answer.id)
  return {
    'GET /congregacao/?igreja={id}': {},
    'GET /organizacao/{slug}': { values: () => ({ slug: 'network' }) },
    'GET /igreja/{slug}/evento/{id}/': { values: id('event') },
    'GET /usuario/{userId}/evento/{id}/inscricao/': {
      values: id('event'),
      keep: ({ inscricoes }: InscricoesWire) => void (made['ticket'] = inscricoes[0]!.id),
    },
    'GET /usuario/{id}/evento/': { values: () => ({ id: world.ana.user }) },
    'GET /usuario/{id}/evento/{eventId}/inscricao/{ticketId}/conteudo/': {
      values: () => ({ id: world.ana.user, ticketId: made['ticket']! }),
    },
    'POST /usuario/{user}/evento/{event}/inscricao/': {
      send: json(() => purchaseOf(shown, 1, { comprador: null })),
    },
    'POST /pagamento/': {
      as: 'visitor',
      keep: ({ pedido }: PagamentoWire) => void (made['order'] = pedido),
      send: json(() => ({
        idUsuario: null,
        motivos: [{ idMotivo: made['reason'], valor: 10_000 }],
        flagUsuarioTaxa: false,
        valorTotal: 10_000,
        comprador: payer,
        pagamento: pay,
      })),
    },
    'GET /evento/{id}/calcular-taxas?valor=&metodoPagamento=': { values: id('event'), as: 'visitor' },
    'GET /igreja/{slug}/calcula-taxas-parcelamento-juros?valor&flagJuros&flagTaxasAdministrativas&valorTaxas&maxParcelas':
      {
        values: () => ({ flagJuros: 'true', flagTaxasAdministrativas: 'false', valorTaxas: 0, maxParcelas: 3 }),
      },
    'POST /general/payment/church/{id}/card/token': {
      values: () => ({ id: world.churches.demo }),
      as: 'visitor',
      paymentHost: true,
      send: json(() => CARD),
      keep: ({ token: card }: { token: string }) => void (made['card token'] = card),
    },
    'POST /general/church/{id}/card': {
      values: () => ({ id: world.churches.demo }),
      send: json(() => ({ token: made['card token'] })),
      keep: ({ token: card }: { token: string }) => void (made['registered'] = card),
    },
    'POST /usuario-plano-assinatura/': {
      send: json(() => ({
        idUsuario: world.ana.user,
        idPlano: world.play.demo.monthly,
        valorTotal: 1_990,
        comprador: null,
        pagamento: pay,
      })),
    },
    'GET /usuario/{userId}/pagamento/?pedido={code}': {
      values: () => ({ userId: 0, '?pedido': made['order']! }),
      as: 'visitor',
    },
    'POST /security/login_check': {
      as: 'visitor',
      send: json(() => ({ username: world.ana.email, password: PASSWORD })),
      keep: ({ refreshToken }: { refreshToken: string }) => void (made['refresh'] = refreshToken),
    },
    'POST /security/recuperar-senha': {
      as: 'visitor',
      send: json(() => ({ email: 'nobody@wire.test' })),
      refused: 404,
    },
    'POST /security/token/refresh': { as: 'visitor', send: json(() => ({ refreshToken: made['refresh'] })) },
    'POST /security/solicitar-verificacao-email/?igreja=&email=': { as: 'visitor' },
    'POST /user/alterar-senha': {
      send: json(() => ({ senhaAtual: 'Wrong#2026', novaSenha: 'Figo-e-mel#8' })),
      refused: 400,
    },
    'GET /user/{id}/usuario?cliente=': { values: () => ({ id: world.ana.account }) },
    'GET /user/{id}/documento?cliente=': { values: () => ({ id: world.ana.account }) },
    'GET /user/{id}/role?cliente=': { values: () => ({ id: world.ana.account }) },
    'POST /igreja/{id}/usuario/': {
      values: () => ({ id: world.churches.demo }),
      as: 'visitor',
      send: json(() => ({
        nome: 'A',
        sobrenome: 'B',
        email: 'nova@wire.test',
        senha: 'Figo-e-mel#8',
        captcha: 'bm8=',
      })),
      refused: 400,
    },
    'PUT /usuario/': { send: json(() => ({ nome: 'Ana' })) },
    'POST /user/{id}/pedido-exclusao?igreja=': {
      values: () => ({ id: world.ana.account }),
      send: json(() => ({ senha: 'Wrong#2026' })),
      refused: 400,
    },
    'POST /usuario/troca-igreja': { send: json(() => ({ igreja: world.churches.demo })) },
    'GET /user/{id}/campo-personalizado?igreja=': { values: () => ({ id: world.ana.account }) },
    'POST /usuario-cartao-gateway-pagamento/?igreja=': {
      send: json(() => ({ token: made['registered'] })),
      keep: keepId('card'),
    },
    'DELETE /usuario-cartao-gateway-pagamento/{id}': { values: id('card') },
    'GET /user/{id}/endereco?cliente=': { values: () => ({ id: world.ana.account }) },
    'POST /usuario/{id}/endereco': {
      values: () => ({ id: world.ana.user }),
      send: json(() => ({ pais: 'BR', logradouro: 'Rua A' })),
      keep: keepId('address'),
    },
    'PUT /usuario/{id}/endereco/{addressId}': {
      values: () => ({ id: world.ana.user, addressId: made['address']! }),
      send: json(() => ({ pais: 'BR', logradouro: 'Rua B' })),
    },
    'DELETE /usuario/{id}/endereco/{addressId}': {
      values: () => ({ id: world.ana.user, addressId: made['address']! }),
    },
    'GET /user/{id}/crianca?cliente=': { values: () => ({ id: world.ana.account }) },
    'POST /usuario/{id}/crianca?igreja=': {
      values: () => ({ id: world.ana.user }),
      send: json(() => ({ nome: 'Lia' })),
      keep: keepId('child'),
    },
    'PUT /usuario/{id}/crianca/{childId}': {
      values: () => ({ id: world.ana.user, childId: made['child']! }),
      send: json(() => ({ nome: 'Lia' })),
    },
    'DELETE /usuario/{id}/crianca/{childId}': { values: () => ({ id: world.ana.user, childId: made['child']! }) },
    'POST /usuario/{id}/{type}/imagem': { values: () => ({ id: world.ana.user }), send: picture },
    'DELETE /usuario/{id}/{type}/imagem': { values: () => ({ id: world.ana.user }) },
    'GET /igreja/{id}/notificacao/?page=1&limit=n': { values: () => ({ id: world.churches.demo }) },
    'GET /plano-assinatura-conteudo/{id}/': { values: id('content'), as: 'visitor' },
    'POST /usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=&igreja=&usuario=': {
      values: () => ({ planoAssinaturaConteudo: made['content']! }),
      keep: keepId('listed'),
    },
    'DELETE /usuario-plano-assinatura-conteudo/{id}/': { values: id('listed') },
    'GET /usuario/{id}/usuario-plano-assinatura/?igreja': { values: () => ({ id: world.ana.user }) },
    'GET /igreja/{slug}/celula/{id}': { values: id('group') },
    'GET /igreja/{slug}/celula/{id}/reuniao-registro/': { values: id('ownGroup') },
    'GET /igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': {
      values: () => ({ id: made['ownGroup']!, meetingId: 1 }),
      refused: 404,
    },
    'POST /igreja/{slug}/solicitacao-celula/admissao': { send: json(() => ({ idCelula: made['group'] })) },
    'GET /igreja/{slug}/estudo/{id}': { values: id('study') },
    // its church has none
    'GET /podcast/anchor/{code}/?page&limit=10': { refused: 404 },
    'GET /louvor/{id}/': { values: id('song') },
    'GET /oracao/{slug}/{id}': { values: id('prayer') },
    'POST /oracao/': { send: () => fields({ mensagem: 'Pela viagem' }), keep: keepId('own prayer') },
    'POST /oracao/mensagem/': { send: json(() => ({ idOracao: made['prayer'], mensagem: 'Oro com você' })) },
    'POST /oracao/orar/': { send: json(() => ({ idOracao: made['prayer'] })) },
    'DELETE /oracao/{id}': { values: id('own prayer') },
    'POST /nota-sermao/?igreja=': { send: json(() => ({ titulo: 'Salmo 23', texto: '' })), keep: keepId('note') },
    'GET /nota-sermao/{id}': { values: id('note') },
    'PUT /nota-sermao/{id}': { values: id('note'), send: json(() => ({ titulo: 'Salmo 23', texto: 'Pastor' })) },
    'DELETE /nota-sermao/{id}': { values: id('note') },
  }
}
