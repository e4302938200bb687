import { plainDay, type DateLocale } from '@atrio/contract/rules'
import type { AnyObject, Maybe, TestContext as YupTestContext } from 'yup'
import { isEmpty } from './is-empty.ts'
import type { Country } from './yup-types.ts'

/** The context that yup passes to the tests of any schema. */
export type TestContext = YupTestContext<Maybe<AnyObject>>

/** What the rules of dates depend on, passed to yup as its context; `today` (`YYYY-MM-DD`) is else the machine's. */
export type RuleContext = { locale: DateLocale; today?: string }

/**
 * The validation's language, by default Portuguese (specification, document 1, 9), and its current day, by default the
 * machine's.
 */
export function ruleContext({ options }: TestContext): RuleContext {
  const { locale, today } = (options.context ?? {}) as Partial<RuleContext>
  return { locale: locale ?? 'pt-BR', today: today ?? plainDay(Date.now()) }
}

/** A test of a text. Its name is the key of its message. */
export const textTest = <Name extends string>(
  name: Name,
  passes: (text: string, context: TestContext) => boolean,
  params: Record<string, unknown> = {},
) => ({
  name,
  message: name,
  params,
  test: (value: unknown, context: TestContext) =>
    isEmpty(value) || (typeof value === 'string' && passes(value, context)),
})

/** A test of a number, typed (`'12.5'`) or as a value. */
export const valueTest = (name: string, passes: (value: number) => boolean, params: Record<string, unknown>) => ({
  name,
  message: name,
  params,
  test: (value: unknown) => isEmpty(value) || (String(value).trim() !== '' && passes(Number(value))),
})

export const countryOf = (country: Country, context: TestContext): string => String(context.resolve(country) ?? 'BR')
