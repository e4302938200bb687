import type {
  AssinaturaPlanoLeituraWire,
  LeiturasWire,
  PlanoLeituraResumoWire,
  PlanoLeituraWire,
} from '@atrio/contract'
import { toImage } from '../address.ts'
import type { OwnReading, Passage, PlanSubscription, ReadingPlan, ReadingPlanEntry } from './reading-plans.types.ts'

export const toPlanEntry = (wire: PlanoLeituraResumoWire): ReadingPlanEntry => ({
  uuid: wire.uuid,
  name: wire.nome,
  description: wire.descricao?.trim() || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  length: wire.qtdeDias,
})

type WireDay = PlanoLeituraWire['dias'][number]

/** A book without its chapter is left out. */
const toPassage = ({ referencia, livro, capitulo }: WireDay['passagens'][number]): Passage => {
  const known = Boolean(livro && capitulo)
  return { reference: referencia, book: known ? livro : null, chapter: known ? capitulo : null }
}

export const toPlan = (wire: PlanoLeituraWire): ReadingPlan => ({
  ...toPlanEntry(wire),
  // counts the days that are shown
  length: wire.dias.length,
  listed: wire.flagAtivo ?? true,
  days: wire.dias.map((day, index) => ({
    number: index + 1,
    title: day.titulo?.trim() || null,
    text: day.texto?.trim() || null,
    passages: day.passagens.map(toPassage),
  })),
})

export const toSubscription = (wire: AssinaturaPlanoLeituraWire): PlanSubscription => ({
  uuid: wire.uuid,
  startsOn: wire.dataInicio,
  read: wire.diasLidos,
  completedAt: wire.dataConclusao ?? null,
  ...(wire.horaLembrete !== undefined && { reminderHour: wire.horaLembrete }),
})

export const toOwnReading = (wire: LeiturasWire['assinaturas'][number]): OwnReading => ({
  uuid: wire.uuid,
  startsOn: wire.dataInicio,
  read: wire.qtdeDiasLidos,
  completedAt: wire.dataConclusao ?? null,
  plan: toPlanEntry(wire.plano),
})
