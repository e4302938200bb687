import { maritalStatusCodes, staffRoles } from '@atrio/contract'
import { isCpf } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { type ChurchWriter, wireAddress } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Address, Fields, Flag, InstantText, Maybe, Text } from '../format/fields.ts'
import { congregacao, conta, documento, usuario, usuarioRole } from '../tables.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const accountSchema = Fields({
  // .test is reserved (RFC 6761): no real person's password can be in a file.
  email: Type.String({ pattern: '^[a-z0-9.]{1,40}@[a-z0-9.-]{1,60}\\.test$' }),
  senha: Text(128),
  nome: Text(80),
  sobrenome: Text(80),
  flagAtivo: Maybe(Flag),
  telefone: Maybe(Text(24)),
  dataNascimento: Maybe(Day),
  sexo: Maybe(Type.Enum(['M', 'F'])),
  cpf: Maybe(Type.String({ pattern: '^\\d{11}$' })),
  estadoCivil: Maybe(Type.Enum([...maritalStatusCodes])),
  dataCasamento: Maybe(Day),
  qtdeFilhos: Maybe(Type.Integer({ minimum: 0, maximum: 30 })),
  endereco: Maybe(Address),
  congregacao: Maybe(Text(120)),
  papeis: Maybe(Type.Array(Type.Enum([...staffRoles]))),
  flagModeradorChat: Maybe(Flag),
  dataCadastro: Maybe(InstantText),
})
type AccountContent = Static<typeof accountSchema>

/**
 * `contas.json`: accounts of a demonstration. An import never removes them, and exports leave them out: accounts are no
 * content.
 */
export const accountsKind = defineKind({
  path: /^contas\.json$/,
  schema: Type.Array(accountSchema),
  check: (accounts) => [
    ...repeated(
      accounts,
      ({ email }) => email,
      (index) => [String(index), 'email'],
    ),
    ...accounts.flatMap(({ cpf }, index) =>
      cpf === undefined || isCpf(cpf) ? [] : [{ path: [String(index), 'cpf'], message: 'is no CPF' }],
    ),
  ],
  write: async (church, [file]) => {
    for (const account of file?.data ?? []) await saveMember(church, account)
  },
  read: async () => [],
})

async function saveMember({ db, church }: ChurchWriter, content: AccountContent): Promise<void> {
  const contaId = await ensureAccount(db, content)
  const [place] = content.congregacao
    ? await db
        .select({ id: congregacao.id })
        .from(congregacao)
        .where(and(eq(congregacao.igrejaId, church), eq(congregacao.nome, content.congregacao)))
    : []
  const { nome, sobrenome, email } = content
  const fields = {
    nome,
    sobrenome,
    email,
    telefone: content.telefone ?? null,
    dataNascimento: content.dataNascimento ?? null,
    sexo: content.sexo ?? null,
    estadoCivil: content.estadoCivil ?? null,
    dataCasamento: content.dataCasamento ?? null,
    qtdeFilhos: content.qtdeFilhos ?? null,
    endereco: wireAddress(content.endereco),
    congregacaoId: place?.id ?? null,
    flagModeradorChat: content.flagModeradorChat ?? false,
    ...(content.dataCadastro && { dataCadastro: new Date(content.dataCadastro) }),
  }
  const [row] = await db
    .insert(usuario)
    .values({ igrejaId: church, contaId, ...fields })
    .onConflictDoUpdate({ target: [usuario.igrejaId, usuario.contaId], set: fields })
    .returning({ id: usuario.id })
  const usuarioId = row?.id ?? 0
  const roles = (content.papeis ?? []).map((role) => ({ igrejaId: church, usuarioId, role }))
  if (roles.length > 0) await db.insert(usuarioRole).values(roles).onConflictDoNothing()
  if (!content.cpf) return
  const document = { igrejaId: church, usuarioId, tipo: 'CPF', numero: content.cpf }
  await db.insert(documento).values(document).onConflictDoNothing()
}

/** An existing account keeps its password, which may have been changed. */
async function ensureAccount(
  db: ChurchWriter['db'],
  { email, senha, nome, sobrenome, flagAtivo = true }: AccountContent,
) {
  const [known] = await db.select({ id: conta.id }).from(conta).where(eq(conta.email, email))
  if (known) return known.id
  const senhaHash = await hashPassword(senha)
  const dataVerificacaoEmail = flagAtivo ? new Date(0) : null
  const [made] = await db
    .insert(conta)
    .values({ email, nome, sobrenome, senhaHash, dataVerificacaoEmail })
    .returning({ id: conta.id })
  return made?.id ?? 0
}
