import { css } from '@emotion/react'
import { passwordRules } from '@atrio/contract/rules'
import { CheckIcon, EyeIcon, EyeOffIcon, IconButton, MinusIcon } from '@atrio/ui'
import { useId, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss } from './field.styles.ts'
import { useField } from './use-field.ts'

const frame = css({
  position: 'relative',
  '& > input': { paddingRight: '3.6rem' },
  '& > button': { position: 'absolute', right: '.15rem', top: '.125rem' },
})

const list = css({
  display: 'grid',
  gap: '.15rem',
  marginTop: '.6rem',
  fontSize: 'var(--t-small)',
  color: 'var(--muted)',
  '& li': { display: 'flex', gap: '.5rem', alignItems: 'center' },
  '& li[data-met]': { color: 'var(--good)' },
})

/** The rules of a new password, marked as fulfilled while typing. */
function PasswordRules({ id, value }: { id: string; value: string }) {
  const { t } = useWords()
  const met = passwordRules(value)
  const items = [
    { key: 'length', met: met.length },
    { key: 'letters', met: met.lower && met.upper },
    { key: 'digit', met: met.digit },
    { key: 'special', met: met.special },
  ] as const
  return (
    <div id={id}>
      <p css={{ marginTop: '.6rem', fontSize: 'var(--t-small)', color: 'var(--muted)' }}>{t('password.rules')}</p>
      <ul css={list}>
        {items.map((item) => (
          <li key={item.key} data-met={item.met || undefined}>
            {item.met ? <CheckIcon size="sm" /> : <MinusIcon size="sm" />}
            {t(`password.${item.key}`)}
            <span className="visually-hidden">, {t(item.met ? 'password.met' : 'password.unmet')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export type PasswordFieldProps = FieldProps<string> & {
  /** For password managers: whether to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password'
  /** Shows the rules of a new password. */
  rules?: boolean
}

export function PasswordField({ rules, autoComplete, ...props }: PasswordFieldProps) {
  const { label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, ...ids } = useField(props)
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  const rulesId = useId()
  const describedBy = [control['aria-describedby'], rules ? rulesId : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldFrame {...{ ids, label, hint, optional, error }}>
        <div css={frame}>
          <input
            {...control}
            aria-describedby={describedBy || undefined}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            css={inputCss}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <IconButton label={t(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      </FieldFrame>
      {rules && <PasswordRules id={rulesId} value={value} />}
    </div>
  )
}
