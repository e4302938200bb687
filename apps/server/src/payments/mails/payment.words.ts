import type { PaymentMethodCode } from '@atrio/contract'
import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type PaymentWords = {
  /** What the buyer has to do, by payment method. */
  steps: Record<'pix' | 'boleto' | 'pixManual' | 'dinheiro' | 'carteira' | 'paypal', string>
  methods: Record<PaymentMethodCode, string>
  /** Replaces the name at an unverified address. */
  nameless: string
}

/** Texts about payment that mails of all kinds of orders share. */
export const paymentWords: Record<PersonLanguage, PaymentWords> = {
  pt_BR: {
    steps: {
      pix: 'Pague com Pix no aplicativo do seu banco. Copie e cole este código:\n{code}',
      boleto: 'Pague o boleto até {due}. Linha digitável:\n{code}',
      pixManual: 'Faça um Pix de {total} para a chave {key} ({holder}) e envie o comprovante à igreja.',
      dinheiro: 'Pague {total} na igreja. {instructions}',
      carteira: 'Abra o PicPay para concluir o pagamento:\n{link}',
      paypal: 'Conclua o pagamento no PayPal:\n{link}',
    },
    methods: {
      pix: 'Pix',
      cartao_credito: 'Cartão de crédito',
      boleto: 'Boleto',
      pix_manual: 'Pix por chave',
      dinheiro: 'Dinheiro',
      picpay: 'PicPay',
      paypal: 'PayPal',
      ach: 'Débito em conta (ACH)',
    },
    nameless: 'visitante',
  },
  en: {
    steps: {
      pix: 'Pay by Pix in your bank’s app. Copy and paste this code:\n{code}',
      boleto: 'Pay the boleto by {due}. Its number:\n{code}',
      pixManual: 'Send a Pix of {total} to the key {key} ({holder}), and the receipt to the church.',
      dinheiro: 'Pay {total} at the church. {instructions}',
      carteira: 'Open PicPay to finish the payment:\n{link}',
      paypal: 'Finish the payment at PayPal:\n{link}',
    },
    methods: {
      pix: 'Pix',
      cartao_credito: 'Card',
      boleto: 'Boleto',
      pix_manual: 'Pix by key',
      dinheiro: 'Cash',
      picpay: 'PicPay',
      paypal: 'PayPal',
      ach: 'Bank transfer (ACH)',
    },
    nameless: 'there',
  },
  es: {
    steps: {
      pix: 'Paga con Pix en la aplicación de tu banco. Copia y pega este código:\n{code}',
      boleto: 'Paga el boleto hasta el {due}. Línea de dígitos:\n{code}',
      pixManual: 'Haz un Pix de {total} a la clave {key} ({holder}) y envía el comprobante a la iglesia.',
      dinheiro: 'Paga {total} en la iglesia. {instructions}',
      carteira: 'Abre PicPay para terminar el pago:\n{link}',
      paypal: 'Termina el pago en PayPal:\n{link}',
    },
    methods: {
      pix: 'Pix',
      cartao_credito: 'Tarjeta',
      boleto: 'Boleto',
      pix_manual: 'Pix por clave',
      dinheiro: 'Efectivo',
      picpay: 'PicPay',
      paypal: 'PayPal',
      ach: 'Débito bancario (ACH)',
    },
    nameless: 'visitante',
  },
}
