import type { MailLanguage } from '../../platform/mail/mail-words.ts'

type Words = { title: string; valid: string; number: string; none: string; noneText: string }

/** Texts of the page that a member card's QR code links to. */
export const checkWords: Record<MailLanguage, Words> = {
  pt_BR: {
    title: 'Carteirinha de membro',
    valid: 'Carteirinha válida',
    number: 'Número',
    none: 'Carteirinha não encontrada',
    noneText: 'Nenhuma carteirinha válida desta igreja tem este endereço. Em caso de dúvida, fale com a secretaria.',
  },
  en: {
    title: 'Member card',
    valid: 'Valid member card',
    number: 'Number',
    none: 'No such member card',
    noneText: 'No valid member card of this church has this address. If in doubt, ask the church office.',
  },
  es: {
    title: 'Carnet de miembro',
    valid: 'Carnet válido',
    number: 'Número',
    none: 'Carnet no encontrado',
    noneText: 'Ningún carnet válido de esta iglesia tiene esta dirección. Si tienes dudas, consulta con la secretaría.',
  },
}
