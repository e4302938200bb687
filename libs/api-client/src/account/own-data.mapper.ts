import type { DadosWire, EnderecoItemWire } from '@atrio/contract'
import { toAddress } from '../address.ts'
import { fromCustomAnswers } from './custom-fields.mapper.ts'
import type { OwnDataChanges, SavedAddress } from './own-data.types.ts'
import { fromAddressDraft, MARITAL_STATUS_CODES, SEX_CODES } from './registration.mapper.ts'

/** The given values under the wire's names. */
export function fromOwnDataChanges(changes: OwnDataChanges): DadosWire {
  const { sex, maritalStatus, address } = changes
  const named = {
    nome: changes.name,
    sobrenome: changes.surname,
    telefone: changes.phone,
    dataNascimento: changes.birthDate,
    sexo: sex && SEX_CODES[sex],
    cpf: changes.cpf,
    idOcupacao: changes.occupationId,
    idCongregacao: changes.congregationId,
    estadoCivil: maritalStatus && MARITAL_STATUS_CODES[maritalStatus],
    dataCasamento: changes.weddingDate,
    qtdeFilhos: changes.children,
    endereco: address && fromAddressDraft(address),
    comentarios: changes.comments,
    camposPersonalizados: changes.customAnswers && fromCustomAnswers(changes.customAnswers),
  } satisfies { [Name in keyof DadosWire]: DadosWire[Name] | undefined }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as DadosWire
}

/** When a backend marks no main address, the first one is. */
export const toSavedAddresses = (wire: EnderecoItemWire[]): SavedAddress[] => {
  const marked = wire.some(({ flagPrincipal }) => flagPrincipal)
  return wire.map((item, index) => ({
    ...toAddress(item),
    id: item.id,
    main: marked ? (item.flagPrincipal ?? false) : index === 0,
  }))
}
