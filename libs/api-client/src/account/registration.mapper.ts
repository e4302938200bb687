import type {
  CadastroConfiguracaoWire,
  CadastroWire,
  MaritalStatusCode,
  RegistrationField,
} from '@atrio/contract'
import { known } from '../wire-code.ts'
import type { MaritalStatus, Sex } from './account.types.ts'
import { toCustomFields } from './custom-fields.mapper.ts'
import type { AddressDraft, RegistrationFieldName, RegistrationSettings } from './registration.types.ts'

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

export const MARITAL_STATUS_CODES = {
  single: 'solteiro',
  married: 'casado',
  civilMarried: 'casado_civil',
  civilAndReligious: 'casado_civil_religioso',
  stableUnion: 'uniao_estavel',
  liveTogether: 'moram_juntos',
  divorced: 'divorciado',
  widowed: 'viuvo',
} as const satisfies Record<MaritalStatus, MaritalStatusCode>

export const SEX_CODES = { male: 'M', female: 'F' } as const satisfies Record<Sex, 'M' | 'F'>

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

export const fromAddressDraft = (draft: AddressDraft): NonNullable<CadastroWire['endereco']> => ({
  pais: draft.country,
  ...(draft.zipCode && { cep: draft.zipCode }),
  ...(draft.street && { logradouro: draft.street }),
  ...(draft.number && { numero: draft.number }),
  ...(draft.complement && { complemento: draft.complement }),
  ...(draft.neighborhood && { bairro: draft.neighborhood }),
  ...(draft.city && { cidade: draft.city }),
  ...(draft.state && { estado: draft.state }),
})

/** The wire's field names and those of the registration form, for refusals. */
export const REGISTRATION_FORM_FIELDS: Record<string, string> = {
  nome: 'name',
  sobrenome: 'surname',
  email: 'email',
  senha: 'password',
  captcha: 'captcha',
  flagTermos: 'acceptsTerms',
  telefone: 'phone',
  dataNascimento: 'birthDate',
  sexo: 'sex',
  cpf: 'cpf',
  idOcupacao: 'occupationId',
  idCongregacao: 'congregationId',
  estadoCivil: 'maritalStatus',
  dataCasamento: 'weddingDate',
  qtdeFilhos: 'children',
  comentarios: 'comments',
  'endereco.pais': 'address.country',
  'endereco.cep': 'address.zipCode',
  'endereco.logradouro': 'address.street',
  'endereco.numero': 'address.number',
  'endereco.complemento': 'address.complement',
  'endereco.bairro': 'address.neighborhood',
  'endereco.cidade': 'address.city',
  'endereco.estado': 'address.state',
  'camposPersonalizados.': 'custom_',
}
