import type { OracaoAlteradaWire } from '@atrio/contract'
import type { PrayerChange, PrayerDraft } from './prayer.types.ts'

/** The wire's field names and the form's names for them. */
export const PRAYER_FORM_FIELDS = {
  mensagem: 'text',
  nome: 'name',
  idOracaoMotivo: 'motive',
  image: 'image',
  flagPublicarMural: 'audience',
}

export function fromPrayerDraft(draft: PrayerDraft, churchId: number): FormData {
  const body = new FormData()
  body.append('idIgreja', String(churchId))
  body.append('mensagem', draft.text)
  if (draft.name) body.append('nome', draft.name)
  if (draft.motiveId !== null) body.append('idOracaoMotivo', String(draft.motiveId))
  body.append('flagPublicarMural', String(draft.onWall))
  body.append('flagReceberLigacao', String(draft.callMe))
  body.append('flagReceberVisita', String(draft.visitMe))
  if (draft.image) body.append('image', draft.image)
  return body
}

export const fromPrayerChange = (change: PrayerChange): OracaoAlteradaWire => ({
  mensagem: change.text,
  nome: change.name,
  idOracaoMotivo: change.motiveId,
  flagPublicarMural: change.onWall,
  flagReceberLigacao: change.callMe,
  flagReceberVisita: change.visitMe,
})
