import { readingPlansApi } from '../reading-plans/reading-plans.endpoints.ts'
import { row, type Row } from './asked-call.ts'

const reading = '/assinatura-plano-leitura/r1'

/** Calls of reading plans; the church is number 1, `vida-plena`. */
export const readingPlansCalls: Row[] = [
  row(readingPlansApi.list, {}, 'main GET /igreja/vida-plena/plano-leitura/'),
  row(readingPlansApi.list, { after: 'Wy' }, 'main GET /igreja/vida-plena/plano-leitura/?depois=Wy'),
  row(readingPlansApi.get, { planId: 'p1' }, 'main GET /igreja/vida-plena/plano-leitura/p1'),
  row(readingPlansApi.own, {}, 'main GET /user/plano-leitura?igreja=1'),
  row(readingPlansApi.reading, { planId: 'p1' }, 'main GET /user/plano-leitura/p1?igreja=1'),
  row(readingPlansApi.start, { planId: 'p1' }, 'main POST /plano-leitura/p1/assinatura?igreja=1'),
  row(readingPlansApi.mark, { readingId: 'r1', day: 3, read: true }, `main PUT ${reading}/dia/3?igreja=1`),
  row(readingPlansApi.mark, { readingId: 'r1', day: 3, read: false }, `main DELETE ${reading}/dia/3?igreja=1`),
  row(readingPlansApi.markDays, { readingId: 'r1', days: [1, 2], read: true }, `main PUT ${reading}/dias?igreja=1`),
  row(readingPlansApi.remind, { readingId: 'r1', hour: 7 }, `main PUT ${reading}/lembrete?igreja=1`),
  row(readingPlansApi.moveStart, { readingId: 'r1', startsOn: '2026-11-20' }, `main PUT ${reading}?igreja=1`),
  row(readingPlansApi.startOver, { readingId: 'r1' }, `main POST ${reading}/reinicio?igreja=1`),
  row(readingPlansApi.remove, { readingId: 'r1' }, `main DELETE ${reading}?igreja=1`),
]
