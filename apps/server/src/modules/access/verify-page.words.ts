import type { MailLanguage } from '../../platform/mail/mail-words.ts'

type Words = { title: string; question: string; button: string; used: string; enter: string }

/** The page that a verification mail leads to. */
export const verifyWords: Record<MailLanguage, Words> = {
  pt_BR: {
    title: 'Confirmar e-mail',
    question: 'Foi você quem criou esta conta? Confirme o seu e-mail para ativá-la. Se não foi, feche esta página.',
    button: 'Sim, confirmar meu e-mail',
    used: 'Este link já foi usado ou venceu. Entre com o seu e-mail; se a conta ainda estiver inativa, enviamos outro link.',
    enter: 'Ir para o acesso',
  },
  en: {
    title: 'Confirm e-mail',
    question: 'Was it you who made this account? Confirm your e-mail to activate it. If not, close this page.',
    button: 'Yes, confirm my e-mail',
    used: 'This link has been used or is too old. Sign in with your e-mail; if the account is still inactive, we send another.',
    enter: 'Go to sign-in',
  },
  es: {
    title: 'Confirmar correo',
    question: '¿Fuiste tú quien creó esta cuenta? Confirma tu correo para activarla. Si no, cierra esta página.',
    button: 'Sí, confirmar mi correo',
    used: 'Este enlace ya se usó o venció. Entra con tu correo; si la cuenta sigue inactiva, enviamos otro enlace.',
    enter: 'Ir al acceso',
  },
}
