import { MinhaRenovacaoWire, PagamentoWire, RenovacaoAssinaturaWire, type RenovacaoDadosWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD as SHORT_LIVED } from '../../../testing/payment-world.ts'
import { type PlayWorld, playWorld } from '../../../testing/play-world.ts'
import { sweepRenewals } from '../renewal/renewals.sweep.ts'

export const DAY = 86_400_000
/** Valid for decades, as the clock moves by years. */
const CARD = { ...SHORT_LIVED, validade: '12/2079' }

/** A church with Play, a member with a kept card, and a clock that moves by years; for one test file. */
export function renewalWorld() {
  let world: PlayWorld
  let token = ''
  let keys = 0
  const errors: string[] = []
  beforeAll(async () => {
    world = await playWorld()
    world.server.app.services.payments.report = (error) => void errors.push(`${error.message}: ${String(error.cause)}`)
  })
  afterAll(() => world.close())
  const reset = async () => {
    errors.length = 0
    await world.server.database.admin(
      `delete from renovacao_assinatura; delete from usuario_plano_assinatura; delete from limite;
       update plano_assinatura set valor = 1990, qtde_meses = 1 where slug = 'mensal';
       update cartao set referencia = 'sandbox_approved', validade = '12/2079';
       update pedido set situacao = 'cancelado' where situacao in ('em_aberto', 'aguardando', 'pendente')`,
    )
    await freshSession()
  }
  beforeEach(reset)
  // sessions expire when the clock moves by months
  const freshSession = async () => void (token = (await world.login(world.ana.email)).token)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    world.server.app.inject({
      method,
      url: `/api/v1${path}`,
      ...(payload && { payload }),
      headers: {
        host: 'demo.localhost',
        'accept-language': 'pt-BR',
        authorization: `Bearer ${token}`,
        'idempotency-key': `renewal-key-${String(++keys).padStart(8, '0')}`,
      },
    })
  const at = '?igreja='
  const OWN = () => `/user/renovacao-assinatura${at}${world.churches.demo}`
  const own = async () => wireOf(MinhaRenovacaoWire, await call('GET', OWN())).renovacao
  const put = (data: RenovacaoDadosWire) => call('PUT', OWN(), data)
  const fees = async () =>
    (
      await world.server.get(
        `/api/v1/pagamento/calcular-taxas?metodoPagamento=cartao_credito&valor=1990&igreja=${world.churches.demo}`,
      )
    ).json<{ valorTotal: number }>().valorTotal
  const subscribe = async (pagamento: object, valorTotal: number) =>
    wireOf(
      PagamentoWire,
      await call('POST', `/usuario-plano-assinatura/${at}${world.churches.demo}`, {
        idUsuario: world.ana.user,
        idPlano: world.play.demo.monthly,
        valorTotal,
        comprador: { nome: 'Ana', email: 'ana@demo.test', telefone: null, cpf: null, pais: 'BR' },
        pagamento: { qtdeParcelas: 1, idCartao: null, salvarCartao: false, token: null, ...pagamento },
      }),
    )
  /** One period by card, which is kept. */
  const byCard = async () =>
    subscribe({ metodoPagamento: 'cartao_credito', token: await world.token(CARD), salvarCartao: true }, await fees())
  const byHand = () => subscribe({ metodoPagamento: 'dinheiro' }, 1_990)
  const cardOf = async () => {
    const [row] = await world.server.database.admin<{ id: string }>('select id from cartao order by id desc limit 1')
    return Number(row?.id)
  }
  const agree = async (more: Partial<RenovacaoDadosWire> = {}) => {
    const { valorAtual } = (await own()) ?? {}
    return put({ situacao: 'ativa', idCartao: await cardOf(), valorTotal: valorAtual ?? 0, ...more })
  }
  /** Subscribes by card, and agrees to the renewal. */
  const renewing = async () => {
    await byCard()
    return wireOf(RenovacaoAssinaturaWire, await agree())
  }
  const sweep = () => sweepRenewals(world.server.app.services)
  const later = async (days: number) => {
    world.wait(days * DAY)
    await sweep()
  }
  /** The orders of the renewal: period, attempt, status, total. */
  const charges = () =>
    world.server.database.admin<{ period: string; tried: string; situacao: string; total: number }>(
      `select split_part(idempotencia, '-', 2) as period, split_part(idempotencia, '-', 3) as tried, pedido.situacao,
         valor_total::int as total
       from pedido join usuario_plano_assinatura on pedido_id = pedido.id
       where idempotencia like 'renovacao %' order by pedido.id`,
    )
  const periods = async () =>
    (
      await world.server.database.admin<{ ends: string }>(
        `select to_char(data_fim at time zone 'UTC', 'YYYY-MM-DD') as ends from usuario_plano_assinatura
         where situacao = 'ativo' order by data_fim`,
      )
    ).map(({ ends }) => ends)
  /** A kept card's reference determines the sandbox's outcome. */
  const becomes = (fate: string) =>
    world.server.database.admin(`update cartao set referencia = $1`, [`sandbox_${fate}`])
  const setPrice = (valor: number) =>
    world.server.database.admin(`update plano_assinatura set valor = $1 where slug = 'mensal'`, [valor])
  const subjects = async () => (await world.mailsTo(world.ana.email)).map(({ subject }) => subject)
  return {
    get world() {
      return world
    },
    errors,
    reset,
    freshSession,
    call,
    own,
    put,
    byCard,
    byHand,
    cardOf,
    agree,
    renewing,
    sweep,
    later,
    charges,
    periods,
    becomes,
    setPrice,
    subjects,
  }
}
