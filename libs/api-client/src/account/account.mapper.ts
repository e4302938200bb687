import type { CartoesWire, ContaWire, DocumentosWire, RolesWire, UsuarioWire } from '@atrio/contract'
import { toAddress, toImage } from '../address.ts'
import { known } from '../wire-code.ts'
import type { Account, CardGroup, ChurchRole, ClientAccount, PersonDocument, Sex } from './account.types.ts'
import { MARITAL_STATUS } from './marital-status.ts'

export const SEX = { M: 'male', F: 'female' } as const satisfies Record<NonNullable<UsuarioWire['sexo']>, Sex>

export const toAccount = (wire: ContaWire): Account => ({
  id: wire.id,
  email: wire.email,
  name: wire.nome,
  surname: wire.sobrenome,
  image: wire.image ? toImage(wire.image) : null,
  mustChangePassword: wire.flagTrocarSenha ?? false,
})

export const toClientAccount = (wire: UsuarioWire): ClientAccount => ({
  id: wire.id,
  accountId: wire.idUser,
  church: { id: wire.igreja.id, code: wire.igreja.codigo, slug: wire.igreja.slug, name: wire.igreja.nome },
  name: wire.nome,
  surname: wire.sobrenome,
  email: wire.email,
  phone: wire.telefone ?? null,
  birthDate: wire.dataNascimento ?? null,
  sex: wire.sexo ? (known(SEX, wire.sexo) ?? null) : null,
  occupationId: wire.idOcupacao ?? null,
  congregationId: wire.idCongregacao ?? null,
  maritalStatus: wire.estadoCivil ? (known(MARITAL_STATUS, wire.estadoCivil) ?? null) : null,
  weddingDate: wire.dataCasamento ?? null,
  children: wire.qtdeFilhos ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  comments: wire.comentarios ?? null,
  image: wire.image ? toImage(wire.image) : null,
  chatModerator: wire.flagModeradorChat ?? false,
  createdAt: wire.dataCadastro,
})

export const toDocuments = (wire: DocumentosWire): PersonDocument[] =>
  wire.documentos.map(({ id, idIgreja, tipo, numero }) => ({ id, churchId: idIgreja, kind: tipo, number: numero }))

export const toRoles = (wire: RolesWire): ChurchRole[] =>
  wire.userIgrejaRoles.map(({ idIgreja, role }) => ({ churchId: idIgreja, role }))

/** Document 2 section 7.4: cards are grouped by gateway. */
export function toCardGroups(wire: CartoesWire): CardGroup[] {
  const groups = new Map<number, CardGroup>()
  for (const { id, idGatewayPagamento: gatewayId, titular, bandeira, final, validade, ...more } of wire.cartoes) {
    const group = groups.get(gatewayId) ?? { gatewayId, cards: [] }
    group.cards.push({
      id,
      holder: titular,
      brand: bandeira ?? null,
      lastDigits: final,
      expires: validade,
      recurringGifts: more.qtdeRecorrencias ?? 0,
    })
    groups.set(gatewayId, group)
  }
  return [...groups.values()]
}
