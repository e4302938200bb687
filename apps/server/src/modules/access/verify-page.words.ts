import type { MailLanguage } from '../../platform/mail/mail-words.ts'
import type { CodePageWords } from './code-page.ts'

/** Texts of the page that a verification mail links to. */
export const verifyWords: Record<MailLanguage, CodePageWords> = {
  pt_BR: {
    title: 'Confirmar e-mail',
    question:
      'Foi você quem criou esta conta? Digite a senha do cadastro para ativá-la. Se não foi, feche esta página.',
    password: 'Senha do cadastro',
    button: 'Sim, confirmar meu e-mail',
    wrong:
      'Não é a senha deste cadastro. Se outra pessoa usou o seu e-mail, cadastre-se de novo: o novo link vale para a sua senha.',
    wait: 'Foram muitas tentativas. Espere alguns minutos e tente de novo.',
    used: 'Este link já foi usado ou venceu. Entre com o seu e-mail; se a conta ainda estiver inativa, enviamos outro link.',
    enter: 'Ir para o acesso',
  },
  en: {
    title: 'Confirm email',
    question:
      'Did you create this account? Type the password you registered with to activate it. If not, close this page.',
    password: 'Password you registered with',
    button: 'Yes, confirm my email',
    wrong:
      'This is not the password of this registration. If someone else used your email, register again: the new link goes with your password.',
    wait: 'That was too many attempts. Wait a few minutes and try again.',
    used: 'This link has been used or is too old. Sign in with your email; if the account is still inactive, we will send another.',
    enter: 'Go to sign-in',
  },
  es: {
    title: 'Confirmar correo',
    question:
      '¿Fuiste tú quien creó esta cuenta? Escribe la contraseña del registro para activarla. Si no, cierra esta página.',
    password: 'Contraseña del registro',
    button: 'Sí, confirmar mi correo',
    wrong:
      'No es la contraseña de este registro. Si otra persona usó tu correo, regístrate de nuevo: el nuevo enlace vale para tu contraseña.',
    wait: 'Fueron demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    used: 'Este enlace ya se usó o venció. Entra con tu correo; si la cuenta sigue inactiva, enviamos otro enlace.',
    enter: 'Ir al acceso',
  },
}
