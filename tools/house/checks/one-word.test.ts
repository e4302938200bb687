import { expect, it } from 'vitest'
import { thingsHaveOneWord } from './one-word.ts'

const catalogue = (locale: string, text: string) => ({ folder: 'libs/a', languages: { [locale]: { b: { c: text } } } })

it.each([
  ['pt-BR', 'O valor foi estornado.'],
  ['en', 'We e-mail you before.'],
  ['en', 'Log in with your email'],
  ['es', 'Volver a intentar'],
])('reports in %s: %s', (locale, text) => expect(thingsHaveOneWord(catalogue(locale, text))).toHaveLength(1))

it.each([
  ['pt-BR', 'O valor foi devolvido.'],
  ['en', 'Sign in with your email'],
  ['en', 'The color of your church'],
  ['es', 'Reintentar'],
])('accepts in %s: %s', (locale, text) => expect(thingsHaveOneWord(catalogue(locale, text))).toEqual([]))
