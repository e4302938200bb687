import type { CompraWire } from '@atrio/contract'
import { isCpf, isEmail, isInternationalPhone, isBrazilianPhone, isPlainDate, onlyDigits } from '@atrio/contract/rules'
import { hasControlCharacters } from '../../../http/readable-text.ts'
import { holdsAddress } from '../../../payments/buyers/names.ts'
import type { StoredField } from '../events.reads.ts'
import type { StoredAnswer } from '../tickets.tables.ts'
import { invalid, refused } from './refusal.ts'

/** Files uploaded for this event and not yet bound to a ticket, by their code. */
export type KnownFiles = ReadonlyMap<string, { nome: string }>

type Ticket = CompraWire['ingressos'][number]
/** `today` in the church: dates must be before it (document 1 section 7). */
type Known = { files: KnownFiles; today: string }
type Fault = { field: string; code: string; message: string }

/** An answer in its stored form; null if it does not answer the question. */
function readAnswer({ tipo, opcoes }: StoredField, text: string, { files, today }: Known): string | null {
  const value = text.trim()
  switch (tipo) {
    case 'texto':
      return value
    case 'escolha':
      return opcoes.includes(value) ? value : null
    case 'data':
      return isPlainDate(value) && value < today ? value : null
    case 'cpf':
      return isCpf(value) ? onlyDigits(value) : null
    case 'email':
      return isEmail(value) ? value : null
    case 'telefone':
      return isBrazilianPhone(value) || isInternationalPhone(value) ? value : null
    case 'arquivo':
      return files.has(value) ? value : null
  }
}

/**
 * One ticket's answers, validated by their questions. If the questions have changed since the buyer saw them, missing
 * or wrong answers lead the buyer back to them (EVT_REG_003, 004); otherwise they are faults.
 */
function answersOf(ticket: Ticket, index: number, fields: readonly StoredField[], known: Known) {
  const missing: Fault[] = []
  const wrong: Fault[] = []
  const given = new Map(ticket.respostas.map(({ idCampo, valor }) => [idCampo, valor]))
  const answers: StoredAnswer[] = []
  const fault = (id: number, code: string): Fault => ({
    field: `ingressos.${index}.respostas.${id}`,
    code,
    message: code === 'required' ? 'must be answered' : 'does not answer the question',
  })
  for (const field of fields) {
    const text = given.get(field.id)?.trim() ?? ''
    given.delete(field.id)
    if (text === '') {
      if (field.flagObrigatorio) missing.push(fault(field.id, 'required'))
      continue
    }
    const valor = readAnswer(field, text, known)
    if (valor === null) wrong.push(fault(field.id, 'format'))
    else answers.push({ idCampo: field.id, nome: field.nome, tipo: field.tipo, valor })
  }
  return { answers, missing, wrong, unasked: [...given.keys()].map((id) => fault(id, 'format')) }
}

/** All tickets' answers, in order. @throws ProblemError validation, or a refusal if the questions changed */
export function readAnswers(
  tickets: readonly Ticket[],
  fields: readonly StoredField[],
  { changed, ...known }: Known & { changed: boolean },
): StoredAnswer[][] {
  const names = tickets.flatMap(({ titular }, index): Fault[] =>
    titular.trim() === '' || hasControlCharacters(titular) || holdsAddress(titular)
      ? [{ field: `ingressos.${index}.titular`, code: 'format', message: 'must be a name' }]
      : [],
  )
  const read = tickets.map((ticket, index) => answersOf(ticket, index, fields, known))
  const missing = read.flatMap((ticket) => ticket.missing)
  const wrong = read.flatMap((ticket) => ticket.wrong)
  if (changed) {
    if (missing.length > 0) throw refused('requiredFieldAdded', missing)
    if (wrong.length > 0) throw refused('requiredFieldChanged', wrong)
  }
  const faults = [...names, ...missing, ...wrong, ...(changed ? [] : read.flatMap((ticket) => ticket.unasked))]
  if (faults.length > 0) throw invalid(faults.slice(0, 50))
  return read.map(({ answers }) => answers)
}
