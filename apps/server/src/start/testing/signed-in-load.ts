import type { CredenciaisWire, DoacaoWire, PagamentoWire } from '@atrio/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { guest, newKey } from '../../modules/events/testing/sale.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { EmptyDatabase } from './empty-database.ts'
import type { Send } from './send.ts'
import type { UpdateSale } from './update-sales.ts'

const PASSWORD = 'Atrio#2026'
const MEMBERS = 4
const PAUSE_MS = 100
/** Each of so many rounds renews the session, and gives. */
const ROUNDS_PER_RENEWAL = 10
const AMOUNT = 1_234

type Place = { port: number; database: EmptyDatabase; sale: UpdateSale; by: Send }

/** Each must be 0, but for the counts of what was done. */
export type SignedInResult = {
  /** Sessions that were answered with 401. */
  endedSessions: number
  failedCalls: number
  /** Gifts without exactly one order, and orders without exactly one charge of the right amount. */
  wrongGifts: number
  done: { calls: number; renewals: number; gifts: number; failures: string }
}

/** Members who stay signed in, renew their sessions and give by Pix, until they are stopped. */
export async function startSignedIn({ port, database, sale, by }: Place) {
  const { church } = sale
  const reason = await prepare(database, church)
  const failures: string[] = []
  const orders: string[] = []
  let isOn = true
  let endedSessions = 0
  let calls = 0
  let renewals = 0

  const post = async <T>(path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await by(port, { path, body, headers })
    if (answer.status === 401) endedSessions++
    else if (answer.status !== 200) failures.push(`${path} ${answer.status} ${answer.body.slice(0, 80)}`)
    return answer.status === 200 ? (JSON.parse(answer.body) as T) : undefined
  }
  const give = async (member: number, round: number) => {
    const body: DoacaoWire = {
      idUsuario: null,
      motivos: [{ idMotivo: reason, valor: AMOUNT }],
      flagUsuarioTaxa: false,
      valorTotal: AMOUNT,
      comprador: guest(`g${member}-${round}@three.test`),
      pagamento: { metodoPagamento: 'pix', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
    }
    const headers = { 'idempotency-key': newKey(), 'x-forwarded-for': `10.${100 + member}.${round & 255}.1` }
    const path = `/api/v1/pagamento/?igreja=${church}`
    const first = await post<PagamentoWire>(path, body, headers)
    const again = await post<PagamentoWire>(path, body, headers)
    if (first) orders.push(first.pedido)
    if (first?.pedido !== again?.pedido) failures.push('another order under the same key')
  }
  const beMember = async (member: number) => {
    const sign = { username: addressOf(member), password: PASSWORD, igreja: church }
    let session = await post<CredenciaisWire>('/api/v1/security/login_check', sign)
    for (let round = 1; isOn && session; round++) {
      const { status } = await by(port, { path: '/api/v1/me', headers: { authorization: `Bearer ${session.token}` } })
      calls++
      if (status === 401) endedSessions++
      else if (status !== 200) failures.push(`/me ${status}`)
      if (round % ROUNDS_PER_RENEWAL === 0) {
        const { refreshToken } = session
        session = await post<CredenciaisWire>('/api/v1/security/token/refresh', { refreshToken })
        renewals++
        await give(member, round)
      }
      await sleep(PAUSE_MS)
    }
  }
  const members = Promise.all(Array.from({ length: MEMBERS }, (_, member) => beMember(member)))
  members.catch(() => {}) // rejects where it is stopped

  return {
    async stop(): Promise<SignedInResult> {
      isOn = false
      await members
      const wrongGifts = await wrong(database, church, orders)
      const listed = failures.slice(0, 5).join('; ') || 'none'
      const done = { calls, renewals, gifts: orders.length, failures: listed }
      return { endedSessions, failedCalls: failures.length, wrongGifts, done }
    },
  }
}

const addressOf = (member: number) => `m${member}@three.test`

/** @returns the id of what is given for */
async function prepare({ admin }: EmptyDatabase, church: number): Promise<number> {
  const hash = await hashPassword(PASSWORD)
  for (let member = 0; member < MEMBERS; member++) {
    await admin(
      `with new as (insert into conta (email, nome, sobrenome, senha_hash, data_verificacao_email)
         values ($2, 'Rui', 'Prado', $3, now()) returning id)
       insert into usuario (igreja_id, conta_id, nome, sobrenome, email) select $1, id, 'Rui', 'Prado', $2 from new`,
      [church, addressOf(member), hash],
    )
  }
  await admin(
    `insert into metodo_pagamento (igreja_id, codigo, nome, id_gateway_pagamento) values ($1, 'pix', 'Pix', 8)`,
    [church],
  )
  const [row] = await admin<{ id: string }>(
    `insert into pagamento_motivo (igreja_id, nome) values ($1, 'Dízimo') returning id`,
    [church],
  )
  return Number(row?.id)
}

async function wrong({ admin }: EmptyDatabase, church: number, orders: string[]): Promise<number> {
  const found = await admin<{ codigo: string; right: boolean }>(
    `select codigo, valor_total = ${AMOUNT}
         and (select count(*) = 1 and bool_and(valor = ${AMOUNT}) from sandbox_cobranca s
           where s.igreja_id = pedido.igreja_id and s.pedido = pedido.codigo) as right
     from pedido where igreja_id = $1 and tipo = 'doacao'`,
    [church],
  )
  const confirmed = new Set(orders)
  const known = new Set(found.map(({ codigo }) => codigo))
  const surplus = found.filter(({ codigo, right }) => !right || !confirmed.has(codigo)).length
  return surplus + orders.length - confirmed.size + orders.filter((order) => !known.has(order)).length
}
