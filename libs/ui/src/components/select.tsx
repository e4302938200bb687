import type { ComponentProps } from 'react'
import { chevronCss } from './chevron.styles.ts'
import { controlCss } from './control.styles.ts'

/** One of a few choices, beside a button or in a line of controls. In a form: `SelectField` of `@atrio/forms`. */
export const Select = (props: ComponentProps<'select'>) => <select {...props} css={[controlCss, chevronCss]} />
