/** Fields that every refused order may name, by the names of checkout's form and of the features. */
export const ORDER_FIELDS = {
  'comprador.nome': 'name',
  'comprador.email': 'email',
  'comprador.telefone': 'phone',
  'comprador.cpf': 'cpf',
  'comprador.pais': 'country',
  'pagamento.metodoPagamento': 'method',
  valorTotal: 'total',
}
