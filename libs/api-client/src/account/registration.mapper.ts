import type { CadastroWire, MaritalStatusCode } from '@atrio/contract'
import type { MaritalStatus, Sex } from './account.types.ts'
import type { AddressDraft } from './registration.types.ts'

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
