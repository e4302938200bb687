import { masks } from '../mask/masks.ts'
import { useWords } from '../words/use-words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Fixed = 'type' | 'inputMode' | 'mask' | 'maxLength' | 'affix'

export const EmailField = (props: Omit<TextFieldProps, Fixed>) => (
  <TextField
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
)

export type PhoneFieldProps = Omit<TextFieldProps, Fixed> & {
  /** ISO 3166, two letters; Brazil's numbers are laid out, others are typed with + and their country's code. */
  country?: string
}

export function PhoneField({ country = 'BR', ...rest }: PhoneFieldProps) {
  const mask =
    country === 'BR'
      ? { mask: masks.brazilianPhone, placeholder: '+55 11 91234-5678' }
      : { placeholder: '+1 415 555 0100' }
  return <TextField autoComplete="tel" {...mask} {...rest} type="tel" inputMode="tel" maxLength={25} />
}

export const CpfField = (props: Omit<TextFieldProps, Fixed>) => (
  <TextField autoComplete="off" placeholder="000.000.000-00" {...props} inputMode="numeric" mask={masks.cpf} />
)

/** A date typed in the language's short format: the value is the typed text, whether it is a valid date yet or not. */
export function DateField(props: Omit<TextFieldProps, Fixed>) {
  const { t } = useWords()
  return (
    <TextField autoComplete="off" placeholder={t('date.format')} {...props} inputMode="numeric" mask={masks.date} />
  )
}

export const CepField = (props: Omit<TextFieldProps, Fixed>) => (
  <TextField autoComplete="postal-code" placeholder="00000-000" {...props} inputMode="numeric" mask={masks.cep} />
)

export type ZipFieldProps = Omit<TextFieldProps, Fixed> & {
  /** ISO 3166, two letters: the ZIP codes of the United States are laid out, other postal codes are free. */
  country?: string
}

export const ZipField = ({ country = 'US', ...props }: ZipFieldProps) =>
  country === 'US' ? (
    <TextField autoComplete="postal-code" {...props} inputMode="numeric" mask={masks.zip} />
  ) : (
    <TextField autoComplete="postal-code" autoCapitalize="characters" {...props} maxLength={12} />
  )
