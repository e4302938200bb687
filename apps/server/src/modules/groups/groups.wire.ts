import type { CelulaItemWire, CelulaWire, EnderecoWire } from '@atrio/contract'
import type { GroupRow } from './groups.reads.ts'

/** A private place's coordinates are rounded to 1/100 of a degree: about a kilometre. */
const STEPS_PER_DEGREE = 100

const standingOf = ({ leads, requested }: GroupRow): CelulaWire['participacao'] => {
  if (leads !== null) return leads ? 'lider' : 'membro'
  return requested === null ? null : 'solicitada'
}

const statusOf = ({ flagRecebeSolicitacao, isFull }: GroupRow): CelulaWire['situacao'] => {
  if (!flagRecebeSolicitacao) return 'fechada'
  return isFull ? 'lotada' : 'aberta'
}

/** The neighbourhood alone, which does not reveal a home. */
const area = ({ bairro, cidade, estado, pais }: EnderecoWire): EnderecoWire => ({
  logradouro: null,
  numero: null,
  complemento: null,
  cep: null,
  bairro,
  cidade,
  estado,
  pais,
})

const coarse = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE)

/** Members see where the group meets; others only if it is public. */
function placeOf(row: GroupRow) {
  const { endereco, latitude, longitude } = row
  const exact = row.flagEnderecoPublico || row.leads !== null
  return {
    endereco: exact || endereco === null ? endereco : area(endereco),
    flagEnderecoExato: exact,
    latitude: exact ? latitude : coarse(latitude),
    longitude: exact ? longitude : coarse(longitude),
  }
}

const meetingOf = ({ diaSemana, horario, frequencia }: GroupRow): CelulaWire['reuniao'] =>
  diaSemana === null || horario === null ? null : { diaSemana, horario, frequencia }

/** A group in lists. */
export const toGroupItem = (row: GroupRow): CelulaItemWire => ({
  id: row.id,
  idIgreja: row.igrejaId,
  nome: row.nome,
  publico: row.publico,
  imagem: row.imagem,
  ...placeOf(row),
  reuniao: meetingOf(row),
  situacao: statusOf(row),
  participacao: standingOf(row),
})

/** A group, with what its viewer may know of it. @param isKnown whether the church, or a sister church, knows them */
export function toGroup(row: GroupRow, isKnown: boolean): CelulaWire {
  const phones = row.leads !== null || (isKnown && row.visibilidadeTelefone === 'usuarios')
  const person = (nome: string | null, telefone: string | null) =>
    nome === null ? null : { nome, telefone: phones ? telefone : null }
  return {
    ...toGroupItem(row),
    descricao: row.descricao,
    lider: person(row.lider, row.telefoneLider),
    responsavel: person(row.responsavel, row.telefoneResponsavel),
  }
}
