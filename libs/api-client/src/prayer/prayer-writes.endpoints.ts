import type {
  OracaoCriadaWire,
  OracaoMensagemPedidoWire,
  OracaoMensagemWire,
  OracaoRespondidaWire,
} from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { fromPrayerChange, fromPrayerDraft, PRAYER_FORM_FIELDS } from './prayer-form.ts'
import { toPrayerMessage } from './prayer.mapper.ts'
import type { AskedPrayer, PrayerChange, PrayerDraft, PrayerMessage } from './prayer.types.ts'

type Upload = PrayerDraft & { onProgress?: (fraction: number) => void }

const toAsked = ({ id, flagEmRevisao }: OracaoCriadaWire): AskedPrayer => ({ id, inReview: flagEmRevisao ?? false })

/** What people write: document 2 section 7.7, and changes of one's own requests. */
export const prayerWritesApi = {
  /** Refused by field, with `too_large`, `unsupported_media_type`, `rate_limited`. */
  ask: endpoint('prayer.ask', async (http, { onProgress, ...draft }: Upload, signal): Promise<AskedPrayer> =>
    withFormFields(PRAYER_FORM_FIELDS, async () => {
      const asked = await http.post<OracaoCriadaWire>('/oracao/', {
        query: { igreja: http.church.id },
        body: fromPrayerDraft(draft, http.church.id),
        idempotencyKey: draft.idempotencyKey,
        signal,
        ...(onProgress && { onProgress }),
      })
      return toAsked(asked)
    }),
  ),
  write: endpoint(
    'prayer.write',
    async (
      http,
      { id, text, idempotencyKey }: { id: number; text: string; idempotencyKey: string },
      signal,
    ): Promise<PrayerMessage> =>
      withFormFields(PRAYER_FORM_FIELDS, async () => {
        const body = { idOracao: id, mensagem: text } satisfies OracaoMensagemPedidoWire
        const query = { igreja: http.church.id }
        return toPrayerMessage(
          await http.post<OracaoMensagemWire>('/oracao/mensagem/', { query, body, idempotencyKey, signal }),
        )
      }),
  ),
  /** Changes one's own request; it may wait for the church's review again. */
  change: endpoint(
    'prayer.change',
    async (http, { id, ...change }: PrayerChange & { id: number }, signal): Promise<AskedPrayer> =>
      withFormFields(PRAYER_FORM_FIELDS, async () => {
        const query = { igreja: http.church.id }
        return toAsked(
          await http.put<OracaoCriadaWire>(`/oracao/${id}`, { query, body: fromPrayerChange(change), signal }),
        )
      }),
  ),
  /** Says that one's own request was answered; a testimony may wait for the church's review. */
  answered: endpoint(
    'prayer.answered',
    async (http, { id, testimony }: { id: number; testimony: string }, signal): Promise<AskedPrayer> =>
      withFormFields({ testemunho: 'testimony' }, async () => {
        const body: OracaoRespondidaWire = { testemunho: testimony || null }
        const query = { igreja: http.church.id }
        return toAsked(await http.put<OracaoCriadaWire>(`/oracao/${id}/respondida`, { query, body, signal }))
      }),
  ),
  /** Takes that back, with the testimony. */
  notAnswered: endpoint('prayer.notAnswered', async (http, { id }: { id: number }, signal): Promise<void> => {
    await http.delete(`/oracao/${id}/respondida`, { query: { igreja: http.church.id }, signal })
  }),
}
