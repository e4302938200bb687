import { emailChangeWords, type EmailChangeMail } from './email-change.words.ts'
import type { MailLanguage, Words } from './mail-text.ts'

/** The occasions of mails. */
export type MailKind =
  | 'verify'
  | 'recovery'
  | 'exists'
  | 'cpfInUse'
  | 'passwordChanged'
  | 'sessionsEnded'
  | 'deleteAccount'
  | 'accountDeleted'
  | EmailChangeMail
export type { MailLanguage, Words }

/** The footer of every mail. */
export const footers: Record<MailLanguage, string> = {
  pt_BR:
    'Você recebeu esta mensagem porque alguém usou este e-mail no portal {church}. Se não foi você, pode ignorá-la.',
  en: 'You received this message because someone used this email address on the portal of {church}. If it wasn’t you, you can ignore it.',
  es: 'Recibiste este mensaje porque alguien usó este correo en el portal de {church}. Si no fuiste tú, puedes ignorarlo.',
}

export const mailWords: Record<MailLanguage, Record<MailKind, Words>> = {
  pt_BR: {
    ...emailChangeWords.pt_BR,
    verify: {
      subject: '{church}: confirme seu e-mail',
      lines: ['Falta um passo para ativar a sua conta: confirme que este e-mail é seu.', 'O link vale por 48 horas.'],
      button: 'Confirmar e-mail',
    },
    recovery: {
      subject: '{church}: sua nova senha',
      lines: [
        'Esta é a sua nova senha. Ela vale por 30 minutos e para um só acesso; depois de entrar, você escolhe outra.',
        '{password}',
        'Enquanto você não a usar, a senha antiga continua valendo.',
      ],
      button: 'Entrar',
    },
    exists: {
      subject: '{church}: você já tem uma conta',
      lines: [
        'Alguém tentou se cadastrar com este e-mail, que já tem uma conta. Entre com a sua senha ou peça uma nova.',
      ],
      button: 'Entrar',
    },
    cpfInUse: {
      subject: '{church}: não foi possível concluir o cadastro',
      lines: ['O CPF informado no cadastro já está em uso. Se ele é seu, entre com o e-mail que você usou antes.'],
      button: 'Entrar',
    },
    passwordChanged: {
      subject: '{church}: sua senha foi alterada',
      lines: ['A senha da sua conta acaba de ser alterada. Se não foi você, peça uma nova senha agora mesmo.'],
      button: 'Acessar o portal',
    },
    sessionsEnded: {
      subject: '{church}: você saiu dos outros aparelhos',
      lines: [
        'A sua conta acaba de ser desconectada de todos os aparelhos, menos daquele em que isso foi pedido. Nos outros, é preciso entrar de novo.',
        'Se não foi você, troque a senha agora mesmo: alguém entrou com ela.',
      ],
      button: 'Trocar a senha',
    },
    deleteAccount: {
      subject: '{church}: confirme a exclusão da sua conta',
      lines: [
        'Você pediu a exclusão da sua conta. Só o link abaixo a confirma; ele vale por 24 horas e uma única vez.',
        'A conta é uma só: ela deixa de existir em todas as igrejas em que você a usa, com os dados, anotações, pedidos de oração e cartões.',
        'Por obrigação legal, a igreja guarda o registro de pagamentos e contribuições já feitos, com o seu nome e CPF, sem e-mail nem telefone.',
        'Se não foi você, não abra o link e troque a sua senha: alguém a conhece.',
      ],
      button: 'Confirmar a exclusão',
    },
    accountDeleted: {
      subject: '{church}: sua conta foi excluída',
      lines: [
        'A sua conta foi encerrada e ninguém mais entra com ela. Os seus dados estão sendo apagados agora.',
        'Por obrigação legal, ficam os registros de pagamentos e contribuições já feitos, com o seu nome e CPF, sem e-mail nem telefone. Ingressos comprados já não podem ser abertos no portal.',
        'Esta é a última mensagem desta conta. Se quiser voltar, é só fazer um novo cadastro.',
      ],
      button: 'Abrir o portal',
    },
  },
  en: {
    ...emailChangeWords.en,
    verify: {
      subject: '{church}: confirm your email',
      lines: [
        'There is one step left to activate your account: confirm that this email address is yours.',
        'The link is valid for 48 hours.',
      ],
      button: 'Confirm email',
    },
    recovery: {
      subject: '{church}: your new password',
      lines: [
        'This is your new password. It is valid for 30 minutes and for signing in once; after that, you choose another.',
        '{password}',
        'Until you use it, your old password still works.',
      ],
      button: 'Sign in',
    },
    exists: {
      subject: '{church}: you already have an account',
      lines: [
        'Someone tried to register with this email, which already has an account. Sign in, or ask for a new password.',
      ],
      button: 'Sign in',
    },
    cpfInUse: {
      subject: '{church}: your registration could not be completed',
      lines: ['The CPF number given is already in use. If it is yours, sign in with the email that you used before.'],
      button: 'Sign in',
    },
    passwordChanged: {
      subject: '{church}: your password was changed',
      lines: ['The password of your account was just changed. If it wasn’t you, ask for a new password right away.'],
      button: 'Open the portal',
    },
    sessionsEnded: {
      subject: '{church}: you were signed out on your other devices',
      lines: [
        'Your account was just signed out on every device except the one where this was requested. You will need to sign in again on the others.',
        'If it wasn’t you, change your password right away: someone signed in with it.',
      ],
      button: 'Change password',
    },
    deleteAccount: {
      subject: '{church}: confirm the deletion of your account',
      lines: [
        'You asked to delete your account. Only the link below confirms it; it is valid for 24 hours and works once.',
        'You have one account for all churches: it ends at every church where you use it, along with your data, notes, prayer requests and cards.',
        'The law requires the church to keep its records of payments and gifts already made, with your name and tax number, but without your email or phone number.',
        'If it wasn’t you, don’t open the link, and change your password: someone knows it.',
      ],
      button: 'Confirm deletion',
    },
    accountDeleted: {
      subject: '{church}: your account was deleted',
      lines: [
        'Your account is closed, and no one can sign in to it anymore. Your data is being erased now.',
        'The law requires the church to keep its records of payments and gifts already made, with your name and tax number, but without your email or phone number. Tickets you bought can no longer be opened on the portal.',
        'This is the last message about this account. If you ever want to come back, just register again.',
      ],
      button: 'Open the portal',
    },
  },
  es: {
    ...emailChangeWords.es,
    verify: {
      subject: '{church}: confirma tu correo',
      lines: [
        'Falta un paso para activar tu cuenta: confirma que este correo es tuyo.',
        'El enlace vale por 48 horas.',
      ],
      button: 'Confirmar correo',
    },
    recovery: {
      subject: '{church}: tu nueva contraseña',
      lines: [
        'Esta es tu nueva contraseña. Vale por 30 minutos y para un solo acceso; después de entrar, eliges otra.',
        '{password}',
        'Mientras no la uses, la contraseña anterior sigue siendo válida.',
      ],
      button: 'Entrar',
    },
    exists: {
      subject: '{church}: ya tienes una cuenta',
      lines: [
        'Alguien intentó registrarse con este correo, que ya tiene una cuenta. Entra con tu contraseña o pide una nueva.',
      ],
      button: 'Entrar',
    },
    cpfInUse: {
      subject: '{church}: no se pudo completar el registro',
      lines: ['El CPF indicado ya está en uso. Si es tuyo, entra con el correo que usaste antes.'],
      button: 'Entrar',
    },
    passwordChanged: {
      subject: '{church}: tu contraseña fue cambiada',
      lines: ['La contraseña de tu cuenta acaba de cambiar. Si no fuiste tú, pide una nueva ahora mismo.'],
      button: 'Abrir el portal',
    },
    sessionsEnded: {
      subject: '{church}: se cerró la sesión en tus otros dispositivos',
      lines: [
        'Se acaba de cerrar la sesión de tu cuenta en todos los dispositivos, menos en el que lo pidió. En los demás hay que entrar de nuevo.',
        'Si no fuiste tú, cambia la contraseña ahora mismo: alguien entró con ella.',
      ],
      button: 'Cambiar la contraseña',
    },
    deleteAccount: {
      subject: '{church}: confirma que quieres eliminar tu cuenta',
      lines: [
        'Pediste eliminar tu cuenta. Solo el enlace de abajo lo confirma; vale por 24 horas y una sola vez.',
        'La cuenta es una sola: deja de existir en todas las iglesias en las que la usas, con tus datos, notas, peticiones de oración y tarjetas.',
        'Por ley, la iglesia conserva el registro de los pagos y donaciones ya hechos, con tu nombre y documento, sin correo ni teléfono.',
        'Si no fuiste tú, no abras el enlace y cambia tu contraseña: alguien la conoce.',
      ],
      button: 'Confirmar la eliminación',
    },
    accountDeleted: {
      subject: '{church}: tu cuenta fue eliminada',
      lines: [
        'Tu cuenta está cerrada y ya nadie puede entrar con ella. Tus datos se están borrando ahora.',
        'Por ley, quedan los registros de pagos y donaciones ya hechos, con tu nombre y documento, sin correo ni teléfono. Las entradas compradas ya no se pueden abrir en el portal.',
        'Este es el último mensaje de esta cuenta. Si quieres volver, basta con registrarte de nuevo.',
      ],
      button: 'Abrir el portal',
    },
  },
}
