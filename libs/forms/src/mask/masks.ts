import type { MaskOptions } from 'maska'

type MaskPattern = NonNullable<MaskOptions['mask']>

/** With the country code if it is typed, or as 55 before eleven digits, as phones autofill it. */
const brazilianPhone = (typed: string): string => {
  const digits = typed.replace(/[^0-9]/g, '')
  return typed.startsWith('+') || (digits.length > 11 && digits.startsWith('55'))
    ? '+## ## #####-####'
    : '## #####-####'
}

/** Input formats, in maska's notation. */
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
