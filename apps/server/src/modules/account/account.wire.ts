import type { ContaWire, UsuarioWire } from '@atrio/contract'
import type { Account } from '../../platform/auth/accounts.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { User } from '../../platform/people/membership.ts'

export const toConta = ({ id, email, nome, sobrenome, image, flagTrocarSenha }: Account): ContaWire => ({
  id,
  email,
  nome,
  sobrenome,
  image,
  flagTrocarSenha,
})

export function toUsuario(user: User, churches: DirectoryChurch[]): UsuarioWire[] {
  const church = churches.find(({ id }) => id === user.igrejaId)
  if (!church) return []
  return [
    {
      id: user.id,
      idUser: user.contaId,
      idIgreja: user.igrejaId,
      igreja: { id: church.id, codigo: church.codigo, slug: church.slug, nome: church.nome },
      nome: user.nome,
      sobrenome: user.sobrenome,
      email: user.email,
      telefone: user.telefone,
      dataNascimento: user.dataNascimento,
      sexo: user.sexo,
      idOcupacao: user.ocupacaoId,
      idCongregacao: user.congregacaoId,
      estadoCivil: user.estadoCivil,
      dataCasamento: user.dataCasamento,
      qtdeFilhos: user.qtdeFilhos,
      endereco: user.endereco,
      comentarios: user.comentarios,
      image: user.image,
      flagModeradorChat: user.flagModeradorChat,
      dataCadastro: user.dataCadastro.toISOString(),
    },
  ]
}
