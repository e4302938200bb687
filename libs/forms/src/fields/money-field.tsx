import { css } from '@emotion/react'
import { minorDigits } from '@atrio/i18n'
import type { ChangeEvent } from 'react'
import { caretFromEnd } from '../mask/caret.ts'
import { writeInput } from '../mask/use-mask.ts'
import { useWords } from '../words/use-words.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss } from './field.styles.ts'
import { useField } from './use-field.ts'
import { amountText, currencySign, readAmount } from './amount.ts'

const frame = css({
  position: 'relative',
  '& > span': { position: 'absolute', left: '.95rem', top: '50%', translate: '0 -50%', color: 'var(--muted)' },
  '& > input': { paddingLeft: '3.4rem', fontFeatureSettings: "'lnum', 'tnum'" },
  '& > input[aria-invalid="true"]': { paddingLeft: 'calc(3.4rem - 1px)' },
})

export type MoneyFieldProps = FieldProps<number | null> & {
  /** ISO 4217. */
  currency: string
}

/**
 * An amount in minor units, null while empty. Digits fill in from the cents: 1, 0, 5, 0 make 10,50, as at a cash
 * register, so that no separator has to be typed.
 */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const { label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, ...ids } = useField(props)
  const { locale } = useWords()
  const digits = minorDigits(currency)

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const amount = readAmount(target.value)
    const text = amountText(amount, digits, locale)
    writeInput(target, text, caretFromEnd(target.value, target.selectionStart ?? target.value.length, text))
    onChange(amount)
  }

  return (
    <FieldFrame {...{ ids, label, hint, optional, error, className }}>
      <div css={frame}>
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={amountText(0, digits, locale)}
          css={inputCss}
          value={amountText(value, digits, locale)}
          onChange={change}
          onBlur={onBlur}
        />
        <span>{currencySign(currency, locale)}</span>
      </div>
    </FieldFrame>
  )
}
