import type { MailLanguage, Words } from './mail-text.ts'

export type EmailChangeMail = 'confirmEmail' | 'emailTaken' | 'emailChangeAsked' | 'emailChanged'

/** The mails of a change of an account's e-mail: two to the new address, two to the old one. */
export const emailChangeWords: Record<MailLanguage, Record<EmailChangeMail, Words>> = {
  pt_BR: {
    confirmEmail: {
      subject: '{church}: confirme o novo e-mail',
      lines: [
        'Este e-mail foi informado como o novo endereço de uma conta. Para confirmar, abra o link e digite a senha dessa conta.',
        'O link vale por 30 minutos e uma única vez. Se não foi você, ignore esta mensagem: nada muda.',
      ],
      button: 'Confirmar o novo e-mail',
    },
    emailTaken: {
      subject: '{church}: este e-mail já tem uma conta',
      lines: [
        'Alguém quis usar este e-mail em outra conta, mas ele já tem uma. Nada mudou.',
        'Se foi você, entre com este e-mail ou escolha outro endereço. Se não foi, não precisa fazer nada.',
      ],
      button: 'Entrar',
    },
    emailChangeAsked: {
      subject: '{church}: pediram a troca do seu e-mail',
      lines: [
        'Alguém que sabe a sua senha pediu para trocar o e-mail da sua conta por outro. A troca só vale depois de confirmada no novo endereço.',
        'Se não foi você, troque a senha agora mesmo: isso cancela o pedido.',
      ],
      button: 'Trocar a senha',
    },
    emailChanged: {
      subject: '{church}: o e-mail da sua conta foi trocado',
      lines: [
        'A sua conta passou a usar outro e-mail, e os outros aparelhos precisam entrar de novo. Esta é a última mensagem para este endereço.',
        'Se não foi você, fale com a secretaria da igreja agora mesmo.',
      ],
      button: 'Abrir o portal',
    },
  },
  en: {
    confirmEmail: {
      subject: '{church}: confirm your new email',
      lines: [
        'This email was entered as the new address of an account. To confirm it, open the link and type the password of that account.',
        'The link is valid for 30 minutes and works once. If it wasn’t you, ignore this message: nothing changes.',
      ],
      button: 'Confirm the new email',
    },
    emailTaken: {
      subject: '{church}: this email already has an account',
      lines: [
        'Someone wanted to use this email for another account, but it already has one. Nothing was changed.',
        'If it was you, sign in with this email, or choose another address. If not, there is nothing to do.',
      ],
      button: 'Sign in',
    },
    emailChangeAsked: {
      subject: '{church}: someone asked to change your email',
      lines: [
        'Someone who knows your password asked to change the email of your account. It changes only once it is confirmed from the new address.',
        'If it wasn’t you, change your password right away: that cancels the request.',
      ],
      button: 'Change password',
    },
    emailChanged: {
      subject: '{church}: the email of your account was changed',
      lines: [
        'Your account now uses another email, and you will need to sign in again on your other devices. This is the last message to this address.',
        'If it wasn’t you, contact the church office right away.',
      ],
      button: 'Open the portal',
    },
  },
  es: {
    confirmEmail: {
      subject: '{church}: confirma el nuevo correo',
      lines: [
        'Este correo se indicó como la nueva dirección de una cuenta. Para confirmarlo, abre el enlace y escribe la contraseña de esa cuenta.',
        'El enlace vale por 30 minutos y una sola vez. Si no fuiste tú, ignora este mensaje: nada cambia.',
      ],
      button: 'Confirmar el nuevo correo',
    },
    emailTaken: {
      subject: '{church}: este correo ya tiene una cuenta',
      lines: [
        'Alguien quiso usar este correo en otra cuenta, pero ya tiene una. Nada cambió.',
        'Si fuiste tú, entra con este correo o elige otra dirección. Si no, no hace falta que hagas nada.',
      ],
      button: 'Entrar',
    },
    emailChangeAsked: {
      subject: '{church}: pidieron cambiar tu correo',
      lines: [
        'Alguien que conoce tu contraseña pidió cambiar el correo de tu cuenta. El cambio solo vale cuando se confirma en la nueva dirección.',
        'Si no fuiste tú, cambia la contraseña ahora mismo: eso cancela la solicitud.',
      ],
      button: 'Cambiar la contraseña',
    },
    emailChanged: {
      subject: '{church}: cambió el correo de tu cuenta',
      lines: [
        'Tu cuenta ahora usa otro correo, y los demás dispositivos tienen que entrar de nuevo. Este es el último mensaje a esta dirección.',
        'Si no fuiste tú, habla con la secretaría de la iglesia ahora mismo.',
      ],
      button: 'Abrir el portal',
    },
  },
}
