/**
 * What becomes of what a table holds of a person when their account ends; a test compares this list with the schema.
 * - `goes`: with the account or the account in a church, whose foreign keys take it along.
 * - `erased`: by erasure.ts, row by row; no foreign key leads there.
 * - `kept`: its row stays, without what tells who it was about, see erasure.ts.
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

/** Tables with a name, an address or a telephone of the church's own, or of somebody whom it publishes. */
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
