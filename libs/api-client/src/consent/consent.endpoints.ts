import type { ConsentimentoNovoWire, ConsentimentoWire, FinalidadeWire } from '@atrio/contract'
import { CONSENT_VERSION, type Consent, type ConsentPurpose } from '@atrio/contract/rules'
import { endpoint } from '../endpoint.ts'

const WIRE: Record<ConsentPurpose, FinalidadeWire> = {
  statistics: 'estatistica',
  marketing: 'marketing',
  chat: 'atendimento',
  survey: 'pesquisa',
  recording: 'gravacao',
}

/** A choice as it is recorded. */
export type ConsentRecord = Consent & {
  /** Random id of this browser: a UUID. */
  id: string
  locale: ConsentimentoNovoWire['idioma']
}

export const consentApi = {
  /** Records a choice, and whose it is where a person is signed in. Recording the same twice stores it once. */
  record: endpoint('consent.record', async (http, { id, locale, asked, granted }: ConsentRecord, signal) => {
    const body: ConsentimentoNovoWire = {
      identificador: id,
      versao: CONSENT_VERSION,
      idioma: locale,
      perguntadas: asked.map((purpose) => WIRE[purpose]),
      aceitas: granted.map((purpose) => WIRE[purpose]),
    }
    await http.post<ConsentimentoWire>('/consentimento/', { query: { igreja: http.church.id }, body, signal })
  }),
}
