import type { CadastroConfiguracaoWire, RegistrationField } from '@atrio/contract'
import { known } from '../wire-code.ts'
import { toCustomFields } from './custom-fields.mapper.ts'
import type { RegistrationFieldName, RegistrationSettings } from './registration.types.ts'

const FIELDS = {
  telefone: 'phone',
  dataNascimento: 'birthDate',
  sexo: 'sex',
  cpf: 'cpf',
  ocupacao: 'occupation',
  congregacao: 'congregation',
  estadoCivil: 'maritalStatus',
  dataCasamento: 'weddingDate',
  qtdeFilhos: 'children',
  endereco: 'address',
  comentarios: 'comments',
} as const satisfies Record<RegistrationField, RegistrationFieldName>

/** Leaves out fields that this version does not know. */
export const toRegistrationSettings = (wire: CadastroConfiguracaoWire): RegistrationSettings => ({
  fields: wire.campos.flatMap(({ campo, flagObrigatorio }) => {
    const name = known(FIELDS, campo)
    return name ? [{ name, required: flagObrigatorio }] : []
  }),
  customFields: toCustomFields(wire.camposPersonalizados),
  termsUrl: wire.urlTermos ?? null,
  discreet: wire.flagSigiloso ?? false,
})
