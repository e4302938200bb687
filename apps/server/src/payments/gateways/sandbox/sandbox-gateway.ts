import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentStatusCode, RefusalReason } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open-database.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { churchOfCode } from '../../orders/order-code.ts'
import { sandboxCobranca } from '../../payments.tables.ts'
import { type Charge, type Gateway, type GatewayEvent, GatewayRefusal, type Outcome } from '../gateway.ts'
import { type MoneyBackPlay, moneyLeft, sandboxFacts, withPart, withPlay } from './sandbox-money-back.ts'
import { sandboxOutcome } from './sandbox-outcome.ts'
import { outcomeOfSource, sandboxSource } from './sandbox-sources.ts'

/** A webhook of the sandbox: its bytes, and the signature header. */
export type Notification = { body: Buffer; headers: Record<string, string> }

export type SandboxGateway = Gateway & {
  /** Simulates a status change on the sandbox's pages. @returns the resulting webhook */
  act(order: string, to: PaymentStatusCode, refusal?: RefusalReason): Promise<Notification | undefined>
  /** Simulates a part refund or a dispute. @returns the resulting webhook; undefined when it is not possible now */
  moveMoney(order: string, play: MoneyBackPlay): Promise<Notification | undefined>
  /** Simulated failures; none unless a test sets them. */
  faults: SandboxFaults
}

type Options = {
  database: Pick<Database, 'churches'>
  clock: Clock
  /** Origin of the payment host. */
  origin: string
  /** Signs webhooks. */
  secret: string
}

/** Simulated failures for tests: slow and lost answers, and redirected webhooks. */
export type SandboxFaults = {
  beforeAnswer?(charge: Charge): Promise<void>
  notify?(notification: Notification): void
}

const SIGNATURE = 'atrio-sandbox-signature'

/** A gateway that charges nobody: its books are in the database, and test card numbers determine the outcome. */
export function sandboxGateway({ database, clock, origin, secret }: Options): SandboxGateway {
  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex')
  const books = (church: number) => database.churches.of(church)

  const notification = (event: GatewayEvent): Notification => {
    const body = Buffer.from(JSON.stringify(event))
    return { body, headers: { [SIGNATURE]: sign(body) } }
  }
  type Row = typeof sandboxCobranca.$inferSelect
  const outcomeOf = ({ referencia, situacao, resultado }: Row): Outcome => ({
    reference: referencia,
    status: situacao,
    refusal: resultado.refusal,
    step: resultado.step,
    kept: situacao === 'aprovado' ? (resultado.keep ?? null) : null,
    facts: sandboxFacts(referencia, resultado),
  })
  const webhookOf = (row: Row, type: string = row.situacao): Notification =>
    notification({ id: `${row.referencia}.${type}`, type, order: row.pedido, outcome: outcomeOf(row) })

  const byReference = async (reference: string, church: number) => {
    const [row] = await books(church).use((db) =>
      db
        .select()
        .from(sandboxCobranca)
        .where(and(eq(sandboxCobranca.igrejaId, church), eq(sandboxCobranca.referencia, reference))),
    )
    if (!row) throw new Error('the sandbox has no such charge')
    return row
  }
  const byOrder = async (order: string) => {
    const church = churchOfCode(order)
    if (church === undefined) return undefined
    const here = and(eq(sandboxCobranca.igrejaId, church), eq(sandboxCobranca.pedido, order))
    const [row] = await books(church).use((db) => db.select().from(sandboxCobranca).where(here))
    return row
  }
  /** Changes a charge while its row is locked. @param changes undefined: nothing is changed */
  const update = (church: number, reference: string, changes: (row: Row) => Partial<Row> | undefined) =>
    books(church).transaction(async (tx) => {
      const here = and(eq(sandboxCobranca.igrejaId, church), eq(sandboxCobranca.referencia, reference))
      const [row] = await tx.select().from(sandboxCobranca).where(here).for('update')
      const changed = row && changes(row)
      if (!changed) return undefined
      const [now] = await tx.update(sandboxCobranca).set(changed).where(here).returning()
      return now
    })
  const change = async (
    church: number,
    reference: string,
    situacao: PaymentStatusCode,
    refusal: RefusalReason | null,
  ) => {
    const row = await update(church, reference, ({ resultado, valor }) => {
      const left = situacao === 'estornado' ? moneyLeft(resultado, valor) : 0
      return { situacao, resultado: { ...withPart(resultado, 'part-rest', left), refusal, step: {} } }
    })
    if (row) gateway.faults.notify?.(webhookOf(row))
    return row
  }

  const gateway: SandboxGateway = {
    faults: {},
    name: 'sandbox',
    isTest: true,
    takes: () => true,
    tokenizer: () => ({ tipo: 'atrio', url: origin, chavePublica: null, flagTeste: true }),
    tokenize: sandboxSource,
    async keep({ reference }) {
      if (outcomeOfSource(reference) === 'declined') throw new GatewayRefusal('cartao_recusado')
      return reference
    },

    async charge(charge) {
      const { status, refusal, step } = sandboxOutcome(charge, origin)
      const reference = `sbx_${charge.key}`
      const [made] = await books(charge.church).use((db) =>
        db
          .insert(sandboxCobranca)
          .values({
            igrejaId: charge.church,
            chave: charge.key,
            referencia: reference,
            pedido: charge.order,
            situacao: status,
            resultado: { refusal, step, ...(charge.source?.keep && { keep: charge.source.reference }) },
            valor: charge.amount,
            dataCadastro: clock(),
          })
          .onConflictDoNothing()
          .returning(),
      )
      const row = made ?? (await byReference(reference, charge.church))
      if (made) gateway.faults.notify?.(webhookOf(made))
      await gateway.faults.beforeAnswer?.(charge)
      return outcomeOf(row)
    },

    async look(reference, { church }) {
      return outcomeOf(await byReference(reference, church))
    },
    async cancel(reference, { church }) {
      const row = await byReference(reference, church)
      if (row.situacao !== 'aprovado') await change(church, reference, 'cancelado', null)
    },
    async refund(reference, key, { church, amount }) {
      if (amount === undefined) return void (await change(church, reference, 'estornado', null))
      const row = await update(church, reference, ({ resultado, valor }) => {
        const isPossible = resultado.parts?.[key] !== undefined || amount <= moneyLeft(resultado, valor)
        return isPossible ? { resultado: withPart(resultado, key, amount) } : undefined
      })
      if (!row) throw new GatewayRefusal('outro')
    },
    async act(order, to, refusal) {
      const row = await byOrder(order)
      const changed = row && (await change(row.igrejaId, row.referencia, to, refusal ?? null))
      return changed && webhookOf(changed)
    },
    async moveMoney(order, play) {
      const row = await byOrder(order)
      if (!row) return undefined
      const changed = await update(row.igrejaId, row.referencia, ({ resultado, valor, situacao }) => {
        const moved = situacao === 'aprovado' ? withPlay(resultado, valor, play) : undefined
        return moved && { resultado: moved }
      })
      return changed && webhookOf(changed, `${play}.${sandboxFacts(changed.referencia, changed.resultado).length}`)
    },
    read(body, headers) {
      const given = Buffer.from(String(headers[SIGNATURE] ?? ''))
      const right = Buffer.from(sign(body))
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('wrong signature')
      return JSON.parse(body.toString()) as GatewayEvent
    },
  }
  return gateway
}
