import { type SQL, sql } from 'drizzle-orm'

/** Whose copy it is: a person in one church. */
export type Holder = {
  church: number
  user: number
  account: number
  email: string
  /** The subject of limits per person: see buyer-key.ts. */
  buyer: string
}

/** What a copy of a person's data takes of a table. */
type Copied = {
  columns: readonly string[]
  /** Columns that are not copied: keys, secrets and hashes, what is about others, and our own bookkeeping. */
  left: readonly string[]
  whose: (holder: Holder) => SQL
}
/** Why a table is not copied. */
type Left = { left: 'secrets' | 'bookkeeping' }

const list = (text: string): readonly string[] => text.split(' ').filter(Boolean)
const table = (whose: Copied['whose'], columns: string, left: string): Copied => ({
  columns: list(columns),
  left: list(left),
  whose,
})

const ofUser = ({ church, user }: Holder) => sql`igreja_id = ${church} and usuario_id = ${user}`
const ofAccount = ({ church, account }: Holder) => sql`igreja_id = ${church} and conta_id = ${account}`
const inChurch = ({ church }: Holder, more: SQL) => sql`igreja_id = ${church} and ${more}`
const author = ({ user }: Holder) => `u${user}`
/** Own orders, and those that were made without the account under its address, which is verified. */
const isOwnOrder = ({ user, email }: Holder) =>
  sql`(usuario_id = ${user} or usuario_id is null and lower(trim(comprador ->> 'email')) = ${email})`
const ownOrders = (holder: Holder) =>
  sql`pedido_id in (select id from pedido where ${inChurch(holder, isOwnOrder(holder))})`
/** Those that are held, and those of own orders without an account; one that was passed on is its new holder's. */
const ownTickets = (holder: Holder) => sql`(usuario_id = ${holder.user} or usuario_id is null and ${ownOrders(holder)})`

/**
 * What the copy of a person's data holds, of each table with personal data: a test compares it with `personalTables` and
 * with the schema, column by column. A copy is of one church, and has nothing of others: no answers of other people to a
 * prayer, no moderator's name, no ticket that another person bought. What a buyer typed about other holders is theirs.
 */
export const personalCopyTables: Readonly<Record<string, Copied | Left>> = {
  arquivo_resposta: table(
    (holder) =>
      inChurch(holder, sql`inscricao_id in (select id from inscricao where ${inChurch(holder, ownTickets(holder))})`),
    'inscricao_id nome tipo tamanho data_cadastro',
    'igreja_id codigo evento_id bytes remetente_hash data_expiracao',
  ),
  aviso_pedido: { left: 'bookkeeping' },
  carteirinha: table(
    ofUser,
    'numero congregacao data_batismo cargo responsavel vinculo',
    'igreja_id id usuario_id codigo',
  ),
  cartao: table(ofUser, 'titular bandeira final validade', 'igreja_id id usuario_id id_gateway_pagamento referencia'),
  celula_membro: table(ofUser, 'celula_id flag_lider data_cadastro', 'igreja_id usuario_id'),
  chat_compromisso: table(
    (holder) => inChurch(holder, sql`aberto_por = ${author(holder)}`),
    'titulo data_abertura data_encerramento',
    'igreja_id id aberto_por',
  ),
  chat_compromisso_resposta: table(
    (holder) => inChurch(holder, sql`autor = ${author(holder)}`),
    'compromisso_id nome papel data',
    'igreja_id autor avatar',
  ),
  chat_mensagem: table(
    (holder) => inChurch(holder, sql`autor = ${author(holder)}`),
    'nome apelido papel texto data',
    'igreja_id sequencia alteracao autor id_cliente avatar moderacao_id origens',
  ),
  chat_moderacao: table(
    (holder) => inChurch(holder, sql`alvo = ${author(holder)}`),
    'acao data data_desfeita',
    'igreja_id id moderador alvo desfeita_por',
  ),
  cobranca: { left: 'bookkeeping' },
  codigo_uso_unico: { left: 'secrets' },
  consentimento: table(ofUser, 'versao idioma perguntadas aceitas data', 'igreja_id id identificador usuario_id'),
  conta: table(
    ({ account }) => sql`id = ${account}`,
    'email nome sobrenome image data_verificacao_email email_devolvido data_devolucao data_primeiro_acesso data_cadastro',
    'id senha_hash flag_trocar_senha data_exclusao',
  ),
  crianca: table(ofUser, 'nome data_nascimento sexo observacoes', 'igreja_id id usuario_id'),
  doacao: table(
    (holder) => inChurch(holder, ownOrders(holder)),
    'pedido_id motivo_id nome valor data_prevista data_cadastro',
    'igreja_id id idioma recorrencia_id tentativa',
  ),
  doacao_recorrente: table(
    ofUser,
    'motivo_id nome valor flag_usuario_taxa recorrencia_dias situacao proxima_data data_cadastro',
    'igreja_id id usuario_id pedido_id cartao_id idioma tentativas proxima_tentativa',
  ),
  // its author is not notified that it was reported
  denuncia: { left: 'bookkeeping' },
  documento: table(ofUser, 'tipo numero', 'igreja_id id usuario_id'),
  // queued for minutes, and may hold one-time links
  email_saida: { left: 'secrets' },
  endereco: table(
    ofUser,
    'logradouro numero complemento bairro cidade estado pais cep flag_principal',
    'igreja_id id usuario_id',
  ),
  idempotencia: { left: 'bookkeeping' },
  ingresso_comprador: table(
    (holder) => inChurch(holder, sql`comprador = ${holder.buyer}`),
    'ingresso_id qtde',
    'igreja_id comprador',
  ),
  // `codigo` opens the door of the event: it is on the ticket
  inscricao: table(
    (holder) => inChurch(holder, ownTickets(holder)),
    'id evento_id ingresso_id pedido_id titular respostas valor data_cadastro data_cancelamento transferencia_email transferencia_fim',
    'igreja_id usuario_id comprador codigo idioma flag_ocupa transferencia_hash aceite_hash',
  ),
  inscricao_push: table(
    ({ church, account }) => sql`conta_id = ${account} and cliente_id = ${church}`,
    'data_cadastro',
    'sessao_id conta_id cliente_id endereco p256dh auth',
  ),
  louvor_favorito: table(ofUser, 'louvor_id titulo', 'igreja_id usuario_id'),
  nota_sermao: table(ofUser, 'titulo texto data_ultima_alteracao', 'igreja_id id usuario_id chave'),
  notificacao: table(
    ofUser,
    'titulo corpo tipo data_cadastro',
    'igreja_id id usuario_id id_entidade_relacionada slug_entidade_relacionada data_ultima_alteracao data_envio',
  ),
  notificacao_preferencia: table(ofAccount, 'vista_ate silenciadas', 'igreja_id conta_id'),
  notificacao_removida: table(ofAccount, 'notificacao_id', 'igreja_id conta_id'),
  oracao: table(
    ofUser,
    'id nome mensagem imagem flag_publicar_mural flag_ativo flag_receber_ligacao flag_receber_visita flag_em_revisao qtde_orando data_cadastro data_respondida testemunho',
    'igreja_id usuario_id oracao_motivo_id qtde_orando_membros chave_envio',
  ),
  oracao_mensagem: table(ofUser, 'oracao_id mensagem flag_ativo data_cadastro', 'igreja_id id usuario_id chave_envio'),
  oracao_orando: table(ofUser, 'oracao_id data_cadastro', 'igreja_id usuario_id'),
  pedido: table(
    (holder) => inChurch(holder, isOwnOrder(holder)),
    'id tipo descricao comprador situacao metodo_pagamento motivo_recusa moeda valor taxa_servico taxa_processamento juros valor_total valor_devolvido qtde_parcelas valor_parcela cartao data_aprovacao data_cadastro data_ultima_alteracao',
    'igreja_id codigo referencia_id usuario_id id_gateway_pagamento flag_contestado passo flag_teste idempotencia data_expiracao',
  ),
  plano_assinatura_posicao: table(
    ofUser,
    'conteudo_id segundos duracao_segundos data_conclusao data_ultima_alteracao',
    'igreja_id usuario_id',
  ),
  plano_leitura_assinatura: table(
    ofUser,
    'plano_leitura_id data_inicio dias_lidos data_conclusao hora_lembrete',
    'igreja_id id uuid uuid_anterior usuario_id idioma_lembrete proximo_lembrete lembretes_seguidos',
  ),
  renovacao_assinatura: table(
    ofUser,
    'plano_id nome situacao valor_total qtde_meses data_fim data_aviso data_cadastro',
    'igreja_id id usuario_id cartao_id idioma tentativas proxima_tentativa',
  ),
  repertorio: table(ofUser, 'nome data louvores', 'igreja_id usuario_id uuid versao'),
  reuniao_presenca: table(ofUser, 'reuniao_id', 'igreja_id usuario_id'),
  senha_temporaria: { left: 'secrets' },
  // those that began at this church's portal
  sessao: table(
    ({ church, account }) => sql`conta_id = ${account} and cliente_id = ${church}`,
    'navegador sistema data_cadastro data_expiracao data_revogacao',
    'id conta_id cliente_id semente',
  ),
  solicitacao_celula: table(
    ofUser,
    'celula_id mensagem situacao data_cadastro data_resposta',
    'igreja_id id usuario_id idempotencia',
  ),
  token_pagamento: { left: 'secrets' },
  token_renovacao: { left: 'secrets' },
  troca_email: table(
    ({ account }) => sql`conta_id = ${account}`,
    'email data_expiracao',
    'conta_id hash prova cliente_id sessao_id',
  ),
  usuario: table(
    ({ church, user }) => sql`igreja_id = ${church} and id = ${user}`,
    'nome sobrenome email telefone data_nascimento sexo ocupacao_id congregacao_id estado_civil data_casamento qtde_filhos endereco comentarios image flag_moderador_chat data_aceite_termos data_cadastro campos_personalizados',
    'igreja_id id conta_id',
  ),
  usuario_plano_assinatura: table(
    ofUser,
    'nome valor qtde_meses situacao data_inicio data_fim data_cadastro',
    'igreja_id id usuario_id plano_id pedido_id idioma',
  ),
  usuario_plano_assinatura_conteudo: table(ofUser, 'conteudo_id data_cadastro', 'igreja_id id usuario_id'),
  usuario_role: table(ofUser, 'role', 'igreja_id usuario_id'),
}
