import type {
  CadastroConfiguracaoWire,
  CadastroFeitoWire,
  CadastroWire,
  MaritalStatusCode,
  RegistrationField,
} from '@atrio/contract'
import { known } from '../wire-code.ts'
import type { MaritalStatus, Sex } from './account.types.ts'
import { fromCustomAnswers, toCustomFields } from './custom-fields.mapper.ts'
import type {
  AddressDraft,
  RegistrationDraft,
  RegistrationFieldName,
  RegistrationOutcome,
  RegistrationSettings,
} from './registration.types.ts'

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

const OUTCOMES = {
  verificar_email: 'verifyEmail',
  ativo: 'active',
} as const satisfies Record<CadastroFeitoWire['situacao'], RegistrationOutcome>

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

/** An unknown outcome is treated as waiting for the mail. */
export const toRegistrationOutcome = (wire: CadastroFeitoWire): RegistrationOutcome =>
  known(OUTCOMES, wire.situacao) ?? 'verifyEmail'

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

/** Empty fields are left out. */
export const fromRegistrationDraft = (draft: RegistrationDraft): CadastroWire => ({
  nome: draft.name,
  sobrenome: draft.surname,
  email: draft.email,
  senha: draft.password,
  captcha: draft.captcha,
  ...(draft.acceptsTerms !== undefined && { flagTermos: draft.acceptsTerms }),
  ...(draft.phone && { telefone: draft.phone }),
  ...(draft.birthDate && { dataNascimento: draft.birthDate }),
  ...(draft.sex && { sexo: SEX_CODES[draft.sex] }),
  ...(draft.cpf && { cpf: draft.cpf }),
  ...(draft.occupationId !== undefined && { idOcupacao: draft.occupationId }),
  ...(draft.congregationId !== undefined && { idCongregacao: draft.congregationId }),
  ...(draft.maritalStatus && { estadoCivil: MARITAL_STATUS_CODES[draft.maritalStatus] }),
  ...(draft.weddingDate && { dataCasamento: draft.weddingDate }),
  ...(draft.children !== undefined && { qtdeFilhos: draft.children }),
  ...(draft.address && { endereco: fromAddressDraft(draft.address) }),
  ...(draft.comments && { comentarios: draft.comments }),
  ...(draft.redirectTo && { redirectTo: draft.redirectTo }),
  ...(draft.customAnswers && { camposPersonalizados: fromCustomAnswers(draft.customAnswers) }),
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
