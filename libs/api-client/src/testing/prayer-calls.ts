import { prayerApi } from '../prayer/prayer.endpoints.ts'
import { prayerWritesApi } from '../prayer/prayer-writes.endpoints.ts'
import { reportsApi } from '../reports/reports.endpoints.ts'
import { row, type Row } from './asked-call.ts'

const prayerDraft = {
  text: 'x',
  name: null,
  motiveId: null,
  image: null,
  onWall: true,
  callMe: false,
  visitMe: false,
  idempotencyKey: 'k',
}

/** Calls of prayer; the church is number 1, `vida-plena`. */
export const prayerCalls: Row[] = [
  row(prayerApi.wall, {}, 'main GET /oracao/vida-plena'),
  row(prayerApi.wall, { after: '17-3' }, 'main GET /oracao/vida-plena?depois=17-3'),
  row(prayerApi.get, { id: 7 }, 'main GET /oracao/vida-plena/7'),
  row(prayerApi.motives, {}, 'main GET /igreja/vida-plena/oracao-motivo/'),
  row(prayerApi.own, {}, 'main GET /user/oracao?igreja=1'),
  row(prayerWritesApi.ask, prayerDraft, 'main POST /oracao/?igreja=1'),
  row(prayerWritesApi.write, { id: 7, text: 'x', idempotencyKey: 'k' }, 'main POST /oracao/mensagem/?igreja=1'),
  row(prayerApi.pray, { id: 7 }, 'main POST /oracao/orar/?igreja=1'),
  row(
    prayerWritesApi.change,
    { id: 7, text: 'x', name: null, motiveId: null, onWall: true, callMe: false, visitMe: false },
    'main PUT /oracao/7?igreja=1',
  ),
  row(prayerWritesApi.answered, { id: 7, testimony: '' }, 'main PUT /oracao/7/respondida?igreja=1'),
  row(prayerWritesApi.notAnswered, { id: 7 }, 'main DELETE /oracao/7/respondida?igreja=1'),
  row(
    reportsApi.send,
    { thing: { kind: 'prayer', id: 7 }, reason: 'spam', note: '' },
    'main POST /igreja/vida-plena/denuncia/',
  ),
  row(reportsApi.list, { after: 'Wy' }, 'main GET /igreja/vida-plena/denuncia/?depois=Wy'),
  row(reportsApi.close, { id: 7 }, 'main PUT /igreja/vida-plena/denuncia/7/encerrada'),
  row(prayerApi.remove, { id: 7 }, 'main DELETE /oracao/7?igreja=1'),
]
