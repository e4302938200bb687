import type { CadastroFeitoWire, CadastroWire } from '@atrio/contract'
import type { Http } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { known } from '../wire-code.ts'
import { fromCustomAnswers } from './custom-fields.mapper.ts'
import { fromAddressDraft, MARITAL_STATUS_CODES, REGISTRATION_FORM_FIELDS, SEX_CODES } from './registration.mapper.ts'
import type { RegistrationDraft, RegistrationOutcome } from './registration.types.ts'

const OUTCOMES = {
  verificar_email: 'verifyEmail',
  ativo: 'active',
} as const satisfies Record<CadastroFeitoWire['situacao'], RegistrationOutcome>

/** An unknown outcome is treated as waiting for the mail. */
const toRegistrationOutcome = (wire: CadastroFeitoWire): RegistrationOutcome =>
  known(OUTCOMES, wire.situacao) ?? 'verifyEmail'

/** Empty fields are left out. */
const fromRegistrationDraft = (draft: RegistrationDraft): CadastroWire => ({
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

/** Loaded when a person registers: who signs in does not need it. */
export const sendRegistration = (
  http: Http,
  draft: RegistrationDraft,
  signal: AbortSignal | undefined,
): Promise<RegistrationOutcome> =>
  withFormFields(REGISTRATION_FORM_FIELDS, async () =>
    toRegistrationOutcome(
      await http.post<CadastroFeitoWire>(`/igreja/${http.church.id}/usuario/`, {
        body: fromRegistrationDraft(draft),
        signal,
      }),
    ),
  )
