import type { MaskOptions } from 'maska'

type MaskPattern = NonNullable<MaskOptions['mask']>

/** With the country code if it is typed, or as 55 before ten digits or more, as phones autofill it. */
const brazilianPhone = (typed: string): string =>
  /^(\+|55\d{10})/.test(typed.replace(/^[^1-9+]+|[^\d+]/g, '')) ? '+^# ^# #####-####' : '^# #####-####'

/** Input formats, in maska's notation and that of `createMask`. */
export const masks = {
  cpf: '###.###.###-##',
  cep: '#####-###',
  zip: '#####-####',
  /** DD/MM/AAAA and MM/DD/YYYY alike. */
  date: '##/##/####',
  cardDate: '##/####',
  cardNumber: '#### #### #### #######',
  brazilianPhone,
} as const satisfies Record<string, MaskPattern>
