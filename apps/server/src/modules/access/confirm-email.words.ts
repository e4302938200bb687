import type { MailLanguage } from '../../platform/mail/mail-words.ts'
import type { CodePageWords } from './code-page.ts'

/** Texts of the page that the mail to a new address links to. */
export const confirmEmailWords: Record<MailLanguage, CodePageWords> = {
  pt_BR: {
    title: 'Confirmar o novo e-mail',
    question:
      'Foi você quem pediu para a sua conta passar a usar este e-mail? Digite a senha da conta. Se não foi, feche esta página: nada muda.',
    password: 'Senha da conta',
    button: 'Sim, usar este e-mail',
    wrong: 'Não é a senha dessa conta.',
    wait: 'Foram muitas tentativas. Espere alguns minutos e tente de novo.',
    used: 'Este link já foi usado, venceu ou foi cancelado. Se precisar, peça a troca de novo em “Meus dados”.',
    enter: 'Ir para os meus dados',
    done: 'Pronto: a sua conta agora usa este e-mail. Nos outros aparelhos, entre com ele.',
  },
  en: {
    title: 'Confirm the new email',
    question:
      'Did you ask to use this email for your account? Type the password of the account. If not, close this page: nothing changes.',
    password: 'Password of the account',
    button: 'Yes, use this email',
    wrong: 'This is not the password of that account.',
    wait: 'That was too many attempts. Wait a few minutes and try again.',
    used: 'This link has been used, is too old or was withdrawn. If you still need it, ask for the change again under “My details”.',
    enter: 'Go to my details',
    done: 'Done: your account uses this email now. On your other devices, sign in with it.',
  },
  es: {
    title: 'Confirmar el nuevo correo',
    question:
      '¿Fuiste tú quien pidió usar este correo en tu cuenta? Escribe la contraseña de la cuenta. Si no, cierra esta página: nada cambia.',
    password: 'Contraseña de la cuenta',
    button: 'Sí, usar este correo',
    wrong: 'No es la contraseña de esa cuenta.',
    wait: 'Fueron demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    used: 'Este enlace ya se usó, venció o fue cancelado. Si lo necesitas, pide el cambio de nuevo en «Mis datos».',
    enter: 'Ir a mis datos',
    done: 'Listo: tu cuenta ahora usa este correo. En tus otros dispositivos, entra con él.',
  },
}
