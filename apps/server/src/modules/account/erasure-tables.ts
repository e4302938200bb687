/**
 * How the deletion of an account treats each table with personal data; a test compares this list with the schema.
 * - `goes`: deleted by foreign keys with the account or user.
 * - `erased`: deleted by erasure.ts, row by row; no foreign key reaches it.
 * - `kept`: anonymised by erasure.ts.
 */
export const personalTables: Readonly<Record<string, 'goes' | 'erased' | 'kept'>> = {
  arquivo_resposta: 'erased',
  aviso_pedido: 'erased',
  carteirinha: 'goes',
  cartao: 'goes',
  celula_membro: 'goes',
  chat_compromisso: 'kept',
  chat_compromisso_resposta: 'erased',
  chat_mensagem: 'erased',
  chat_moderacao: 'kept',
  cobranca: 'kept',
  codigo_uso_unico: 'goes',
  consentimento: 'goes',
  conta: 'erased',
  crianca: 'goes',
  doacao: 'kept',
  doacao_recorrente: 'goes',
  documento: 'goes',
  email_saida: 'erased',
  endereco: 'goes',
  idempotencia: 'erased',
  ingresso_comprador: 'kept',
  inscricao: 'kept',
  nota_sermao: 'goes',
  notificacao: 'goes',
  oracao: 'erased',
  oracao_mensagem: 'goes',
  oracao_orando: 'goes',
  pedido: 'kept',
  plano_assinatura_posicao: 'goes',
  plano_leitura_assinatura: 'goes',
  senha_temporaria: 'goes',
  sessao: 'goes',
  solicitacao_celula: 'goes',
  token_pagamento: 'erased',
  token_renovacao: 'goes',
  usuario: 'goes',
  usuario_plano_assinatura: 'goes',
  usuario_plano_assinatura_conteudo: 'goes',
  usuario_role: 'goes',
}

/** Tables with names, addresses or telephones that the church itself publishes. */
export const publishedTables: readonly string[] = [
  'celula',
  'congregacao',
  'devocional',
  'ebd',
  'estudo',
  'igreja',
  'louvor',
  'metodo_pagamento',
  'ministerio',
  'noticia',
  'publicacao',
]
