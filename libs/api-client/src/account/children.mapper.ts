import type { CriancaDadosWire, CriancaWire } from '@atrio/contract'
import { known } from '../wire-code.ts'
import { SEX } from './account.mapper.ts'
import type { Child, ChildDraft } from './children.types.ts'
import { SEX_CODES } from './registration.mapper.ts'

export const toChild = (wire: CriancaWire): Child => ({
  id: wire.id,
  name: wire.nome,
  birthDate: wire.dataNascimento ?? null,
  sex: wire.sexo ? (known(SEX, wire.sexo) ?? null) : null,
  remarks: wire.observacoes?.trim() || null,
})

export const fromChildDraft = ({ name, birthDate, sex, remarks }: ChildDraft): CriancaDadosWire => ({
  nome: name,
  dataNascimento: birthDate,
  sexo: sex && SEX_CODES[sex],
  observacoes: remarks,
})

/** The wire's field names and the form's names for them. */
export const CHILD_FORM_FIELDS = {
  nome: 'name',
  dataNascimento: 'birthDate',
  sexo: 'sex',
  observacoes: 'remarks',
}
