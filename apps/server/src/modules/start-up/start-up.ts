import { createHash } from 'node:crypto'
import type { StartUpWire } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/open-database.ts'
import { type ReadyAnswer, readyAnswer } from '../../http/ready-answer.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { readBanners, readMenu, readModules, readPaymentMethods } from '../../platform/church/church.reads.ts'
import { organizacao } from '../../platform/church/church.tables.ts'
import { toIgreja } from '../../platform/church/church.wire.ts'
import type { PaymentPlatform, Payments } from '../../payments/payment-platform.ts'
import { withGateways } from '../../payments/payments.ts'
import { firstParagraphs } from './first-paragraphs.ts'

/** Churches with a cached answer, some 30 kB each; the least recently used leave first. */
const MAX_CHURCHES = 2_000

/** The start-up bundle of each church as bytes, built once per content version. */
export function startUpAnswers({ database, payments }: Pick<PaymentPlatform, 'database' | 'payments'>) {
  const kept = new LRUCache<number, { version: number; answer: ReadyAnswer }>({ max: MAX_CHURCHES })
  const making = new Map<string, Promise<ReadyAnswer>>()

  const ready = (church: DirectoryChurch): ReadyAnswer | undefined => {
    const entry = kept.get(church.id)
    return entry?.version === church.versao ? entry.answer : undefined
  }
  const make = async (church: DirectoryChurch): Promise<ReadyAnswer> => {
    const text = JSON.stringify(await startUpOf(database, payments, church))
    // a hash of the text, which also changes with configuration and release
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const answer = await readyAnswer(text, etag, 'application/json; charset=utf-8')
    kept.set(church.id, { version: church.versao, answer })
    return answer
  }
  return {
    ready,
    /** Concurrent requests share one build. */
    of(church: DirectoryChurch): Promise<ReadyAnswer> {
      const key = `${church.id} ${church.versao}`
      const running = making.get(key) ?? make(church).finally(() => making.delete(key))
      making.set(key, running)
      return running
    },
  }
}

/** An inactive church has nothing else to show: the portal reads flagAtivo and stops there. */
async function startUpOf(database: Database, payments: Payments, church: DirectoryChurch): Promise<StartUpWire> {
  const data = database.churches.of(church.id)
  // every page includes it, and only the church's own page shows more of its history than the description
  const igreja = { ...toIgreja(church), historia: church.historia && firstParagraphs(church.historia) }
  const igrejaVisual = { corApp: church.corApp, logomarcaMenu: church.logomarcaMenu }
  const nothing = { modulos: [], metodosPagamento: [], igrejaAppMenu: [], banners: [], organizacao: null }
  if (!church.flagAtivo) return { versao: church.versao, igreja, igrejaVisual, ...nothing }
  return {
    versao: church.versao,
    igreja,
    igrejaVisual,
    modulos: await data.read(readModules),
    metodosPagamento: withGateways(payments, await data.read(readPaymentMethods)),
    igrejaAppMenu: await data.read(readMenu),
    banners: await data.read(readBanners),
    organizacao: await organisationOf(database, church),
  }
}

async function organisationOf({ directory }: Database, { organizacaoId }: DirectoryChurch) {
  if (organizacaoId === null) return null
  const [found] = await directory.select().from(organizacao).where(eq(organizacao.id, organizacaoId)).limit(1)
  return found ?? null
}
