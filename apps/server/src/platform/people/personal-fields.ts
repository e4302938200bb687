import type { CadastroConfiguracaoWire, CadastroWire, EnderecoWire, Problem, RegistrationField } from '@atrio/contract'
import { churchCountry, isCpf, onlyDigits, toE164 } from '@atrio/contract/rules'
import { passwordFaults } from '../auth/passwords.ts'
import { dayIn } from '../church/church-day.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import type { usuario } from './account.tables.ts'
import { customFaults, storedAnswers } from './custom-fields.ts'
import { pastDayFault } from './past-day.ts'

type Faults = NonNullable<Problem['errors']>
type UserFields = Omit<typeof usuario.$inferInsert, 'igrejaId' | 'contaId' | 'email'>

/** Names of fields in the body where they differ from the settings'. */
const NAMES: Partial<Record<RegistrationField, keyof CadastroWire>> = {
  ocupacao: 'idOcupacao',
  congregacao: 'idCongregacao',
}
const nameOf = (field: RegistrationField) => NAMES[field] ?? (field as keyof CadastroWire)

const countryOf = ({ endereco, moeda }: DirectoryChurch) => churchCountry(endereco?.pais, moeda)

/** A valid phone number in its stored form: `+` and digits. */
export const storedPhone = (text: string, church: DirectoryChurch) => toE164(countryOf(church), text.trim())

/** Faults of a registration that a schema can't express: by the church's settings, the calendar or check digits. */
export function registrationFaults(
  body: CadastroWire,
  settings: CadastroConfiguracaoWire,
  church: DirectoryChurch,
  now: Date,
): Faults {
  const faults = passwordFaults('senha', body.senha, [body.email, body.nome, body.sobrenome])
  const fault = (field: string, code: string, message: string) => faults.push({ field, code, message })
  for (const { campo, flagObrigatorio } of settings.campos) {
    const value = body[nameOf(campo)]
    if (flagObrigatorio && (value === undefined || value === '')) fault(nameOf(campo), 'required', 'is required')
  }
  if (settings.urlTermos !== null && body.flagTermos !== true) fault('flagTermos', 'required', 'must be accepted')
  const own = customFaults(settings.camposPersonalizados, body.camposPersonalizados ?? [], {
    isWhole: true,
    today: dayIn(church, now),
  })
  return [...faults, ...own, ...personFaults(body, church, now)]
}

type SaidOfOneself = { [Name in 'cpf' | 'telefone' | 'dataNascimento' | 'dataCasamento']?: string | null | undefined }

/** Faults of personal data, at registration and later changes. */
export function personFaults(body: SaidOfOneself, church: DirectoryChurch, now: Date): Faults {
  const faults: Faults = []
  const fault = (field: string, code: string, message: string) => faults.push({ field, code, message })
  if (body.cpf && !isCpf(body.cpf)) fault('cpf', 'format', 'is no CPF')
  if (body.telefone && !storedPhone(body.telefone, church)) fault('telefone', 'format', 'is no phone number')
  const today = dayIn(church, now)
  for (const field of ['dataNascimento', 'dataCasamento'] as const) {
    const text = body[field]
    if (!text) continue
    const code = pastDayFault(text, today)
    if (code) fault(field, code, 'must be a day before today')
  }
  return faults
}

/** An address in its stored form: trimmed, with null for empty fields. */
export function toAddress(given: NonNullable<CadastroWire['endereco']>): EnderecoWire {
  const line = (text: string | null | undefined) => text?.trim() || null
  return {
    logradouro: line(given.logradouro),
    numero: line(given.numero),
    complemento: line(given.complemento),
    bairro: line(given.bairro),
    cidade: line(given.cidade),
    estado: line(given.estado),
    pais: given.pais,
    cep: line(given.cep),
  }
}

/** The row of a valid registration: only with fields that the church asks for. */
export function userFields(
  body: CadastroWire,
  settings: CadastroConfiguracaoWire,
  { church, now }: { church: DirectoryChurch; now: Date },
): UserFields {
  const asked = new Set(settings.campos.map(({ campo }) => campo))
  const only = <T>(field: RegistrationField, value: T | undefined) => (asked.has(field) ? (value ?? null) : null)
  const address = only('endereco', body.endereco)
  return {
    nome: body.nome.trim(),
    sobrenome: body.sobrenome.trim(),
    telefone: only('telefone', body.telefone && storedPhone(body.telefone, church)),
    dataNascimento: only('dataNascimento', body.dataNascimento),
    sexo: only('sexo', body.sexo),
    ocupacaoId: only('ocupacao', body.idOcupacao),
    congregacaoId: only('congregacao', body.idCongregacao),
    estadoCivil: only('estadoCivil', body.estadoCivil),
    dataCasamento: only('dataCasamento', body.dataCasamento),
    qtdeFilhos: only('qtdeFilhos', body.qtdeFilhos),
    comentarios: only('comentarios', body.comentarios?.trim() || undefined),
    endereco: address && toAddress(address),
    camposPersonalizados: given(storedAnswers(body.camposPersonalizados ?? [])),
    dataAceiteTermos: settings.urlTermos === null ? null : now,
  }
}

const given = <T>(values: Record<string, T | null>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== null))

/** The digits of the CPF, if the church asks for it and it was given. */
export const cpfOf = (body: CadastroWire, settings: CadastroConfiguracaoWire): string | undefined =>
  body.cpf && settings.campos.some(({ campo }) => campo === 'cpf') ? onlyDigits(body.cpf) : undefined
