import { prayerApi } from '../prayer/prayer.endpoints.ts'
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
  row(prayerApi.ask, prayerDraft, 'main POST /oracao/?igreja=1'),
  row(prayerApi.write, { id: 7, text: 'x', idempotencyKey: 'k' }, 'main POST /oracao/mensagem/?igreja=1'),
  row(prayerApi.pray, { id: 7 }, 'main POST /oracao/orar/?igreja=1'),
  row(prayerApi.remove, { id: 7 }, 'main DELETE /oracao/7?igreja=1'),
]
