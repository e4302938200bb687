import { cardApi } from '../payment/card.endpoints.ts'
import { paymentApi } from '../payment/payment.endpoints.ts'
import { row, type Row } from './asked-call.ts'

/** Calls of payments and cards; the church is number 1, `vida-plena`. */
export const paymentCalls: Row[] = [
  row(paymentApi.status, { code: 'ABC', clientAccountId: 8 }, 'main GET /usuario/8/pagamento/?pedido=ABC&igreja=1'),
  row(paymentApi.status, { code: 'ABC', clientAccountId: null }, 'main GET /usuario/0/pagamento/?pedido=ABC&igreja=1'),
  row(
    paymentApi.fees,
    { amount: 5000, method: 'wallet' },
    'main GET /pagamento/calcular-taxas?metodoPagamento=picpay&valor=5000&igreja=1',
  ),
  row(
    paymentApi.eventFees,
    { eventId: 7, amount: 5000, method: 'card' },
    'main GET /evento/7/calcular-taxas?valor=5000&metodoPagamento=cartao_credito&igreja=1',
  ),
  row(
    paymentApi.installments,
    {
      fees: { currency: 'BRL', amount: 35000, serviceFee: 1000, processingFee: 750, total: 36750, absorbed: false },
      interest: true,
      most: 3,
    },
    'main GET /igreja/vida-plena/calcula-taxas-parcelamento-juros?valor=35000&flagJuros=true&flagTaxasAdministrativas=true&valorTaxas=1750&maxParcelas=3',
  ),
  row(cardApi.tokenizer, { gatewayId: 8 }, 'main GET /igreja/vida-plena/tokenizador/?gateway=8'),
  row(
    cardApi.cardToken,
    {
      number: '4242424242424242',
      holder: 'ANA',
      expires: '08/2029',
      cvv: '123',
      cpf: null,
      birthDate: null,
      tokenizer: null,
    },
    'card POST /general/payment/church/1/card/token',
  ),
  row(
    cardApi.bankToken,
    { account: '000123456789', routing: '110000000', type: 'savings', holder: 'John', tokenizer: null },
    'card POST /general/payment/church/1/card/token',
  ),
  row(cardApi.registerCard, { token: 'tok_12345678' }, 'main POST /general/church/1/card'),
  row(cardApi.saveCard, { token: 'tok_12345678' }, 'main POST /usuario-cartao-gateway-pagamento/?igreja=1'),
  row(cardApi.deleteCard, { cardId: 5 }, 'main DELETE /usuario-cartao-gateway-pagamento/5?igreja=1'),
]
