import type { Fixture } from './fixture.ts'

/** Document 2 section 7.3. */
export const paymentFixtures: Record<string, Fixture> = {
  // section 3, Give state: motivos
  'GET /igreja/{slug}/pagamento-motivo/?doacao=true': {
    motivos: [
      { id: 1, nome: 'Dízimos' },
      { id: 2, nome: 'Missões' },
    ],
  },
  // document 1 section 4: a transfer or cash waits (aguardando), Pix is pendente
  'POST /pagamento/': { pedido: 'DOACAO-1', situacao: 'pendente' },
  // document 1 section 3: service fee and processing fee; without them there are none
  'GET /pagamento/calcular-taxas?metodoPagamento=': {},
  'GET /evento/{id}/calcular-taxas?valor=&metodoPagamento=': {},
  // result under data.data: `data` of the answer's body
  'GET /igreja/{slug}/calcula-taxas-parcelamento-juros?valor&flagJuros&flagTaxasAdministrativas&valorTaxas&maxParcelas':
    {
      data: [{ qtdeParcelas: 1 }, { qtdeParcelas: 2 }],
    },
  'POST /general/payment/church/{id}/card/token': { token: 'tok_4242424242' },
  'POST /general/church/{id}/card': { token: 'tok_registrado_1' },
  'POST /usuario-plano-assinatura/': { codigo: 'PLANO-1', situacao: 'aguardando' },
  'GET /usuario/{userId}/pagamento/?pedido={code}': ({ query }) => ({
    situacao: query.get('pedido') === 'PEDIDO-31' ? 'aprovado' : 'pendente',
  }),
}
