import type { FastifyRequest } from 'fastify'
import type { DirectoryChurch } from './church-directory.ts'

const LANGUAGES = ['pt_BR', 'en', 'es'] as const
export type PersonLanguage = (typeof LANGUAGES)[number]

const isLanguage = (text: string): text is PersonLanguage => LANGUAGES.includes(text as PersonLanguage)

/** The first of ours that the browser asks for (the portal asks for the one that is chosen there), else the church's. */
export function languageOf(request: FastifyRequest, church: Pick<DirectoryChurch, 'idioma'>): PersonLanguage {
  for (const part of (request.headers['accept-language'] ?? '').toLowerCase().split(',').slice(0, 10)) {
    const [tag = ''] = part.trim().split(/[-;]/)
    if (tag === 'pt') return 'pt_BR'
    if (isLanguage(tag)) return tag
  }
  return toLanguage(church.idioma)
}

/** A stored language; English for what is none. */
export const toLanguage = (text: string | null): PersonLanguage => (text !== null && isLanguage(text) ? text : 'en')
