import type { UsuarioCarteirinhasWire, UsuarioCarteirinhaWire } from '@atrio/contract'
import { SEX } from '../account/account.mapper.ts'
import { MARITAL_STATUS } from '../account/marital-status.ts'
import { toImage } from '../address.ts'
import { personalEndpoint } from '../endpoint.ts'
import { known } from '../wire-code.ts'
import type { MemberCard } from './member-card.types.ts'

/** Any field besides `usuario.id` may be missing in another backend's answer. */
const toMemberCard = ({ usuario, ...wire }: UsuarioCarteirinhaWire): MemberCard => ({
  id: wire.id,
  user: {
    id: usuario.id,
    name: usuario.nome ?? '',
    surname: usuario.sobrenome ?? '',
    phone: usuario.telefone ?? null,
    birthDate: usuario.dataNascimento ?? null,
    sex: usuario.sexo ? (known(SEX, usuario.sexo) ?? null) : null,
    maritalStatus: usuario.estadoCivil ? (known(MARITAL_STATUS, usuario.estadoCivil) ?? null) : null,
    image: usuario.image ? toImage(usuario.image) : null,
    cpf: usuario.cpf ?? null,
  },
  number: wire.numero ?? '',
  congregation: wire.congregacao ?? null,
  baptismDate: wire.dataBatismo ?? null,
  position: wire.cargo ?? null,
  responsible: wire.responsavel ?? null,
  linkedTo: wire.vinculo ?? null,
  qrCode: wire.qrCode ?? null,
})

/** Member cards (document 2 section 7.4). */
export const memberCardApi = {
  /** Null when the session may see no card. @param key of a signed link */
  get: personalEndpoint('memberCard.get', async (http, { userId, key }: { userId: number; key?: string }, signal) => {
    const query = { usuario: userId, igreja: http.church.id, ...(key && { chave: key }) }
    const { usuarioCarteirinhas } = await http.get<UsuarioCarteirinhasWire>('/usuario-carteirinha/', {
      query,
      signal,
    })
    const card = usuarioCarteirinhas?.find(({ usuario }) => usuario.id === userId)
    return card ? toMemberCard(card) : null
  }),
}
