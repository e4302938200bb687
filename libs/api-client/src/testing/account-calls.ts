import { childrenApi } from '../account/children.endpoints.ts'
import { ownAccountApi } from '../account/own-account.endpoints.ts'
import { emailApi } from '../account/email.endpoints.ts'
import { personalCopyApi } from '../account/personal-copy.endpoints.ts'
import { notificationsApi } from '../account/notifications.endpoints.ts'
import { pushApi } from '../account/push.endpoints.ts'
import { sessionsApi } from '../account/sessions.endpoints.ts'
import { consentApi } from '../consent/consent.endpoints.ts'
import { row, type Row } from './asked-call.ts'

const own = { churchId: 9, clientAccountId: 8 }
const child = { name: 'Sofia', birthDate: null, sex: null, remarks: null }

/** Calls of a person's children, photo, church and consent, and of deleting the account. */
export const accountCalls: Row[] = [
  row(
    consentApi.record,
    { id: '6f1c1f0e-6d43-4f6e-9a3e-0d7c9a1b2c3d', locale: 'en', asked: ['chat', 'marketing'], granted: ['chat'] },
    'main POST /consentimento/?igreja=1',
  ),
  row(emailApi.get, {}, 'main GET /user/email/?igreja=1'),
  row(emailApi.ask, { email: 'a@b.test', password: 'x' }, 'main POST /user/email/?igreja=1'),
  row(emailApi.withdraw, {}, 'main DELETE /user/email/?igreja=1'),
  row(personalCopyApi.get, { password: 'x' }, 'main POST /user/copia-dados?igreja=1'),
  row(notificationsApi.preference, {}, 'main GET /user/notificacao-preferencia/?igreja=1'),
  row(notificationsApi.savePreference, { muted: ['news'] }, 'main PUT /user/notificacao-preferencia/?igreja=1'),
  row(notificationsApi.remove, { id: 7 }, 'main DELETE /user/notificacao/7?igreja=1'),
  row(pushApi.get, {}, 'main GET /user/notificacao-push/?igreja=1'),
  row(
    pushApi.subscribe,
    { address: 'https://push.test/a', p256dh: 'k', auth: 'a' },
    'main PUT /user/notificacao-push/?igreja=1',
  ),
  row(pushApi.unsubscribe, {}, 'main DELETE /user/notificacao-push/?igreja=1'),
  row(sessionsApi.list, {}, 'main GET /user/sessao/?igreja=1'),
  row(sessionsApi.end, { id: 'a1' }, 'main DELETE /user/sessao/a1?igreja=1'),
  row(sessionsApi.endOthers, {}, 'main POST /user/sessao/encerrar-outras?igreja=1'),
  row(childrenApi.list, { accountId: 7, churchId: 9 }, 'main GET /user/7/crianca?cliente=9'),
  row(childrenApi.add, { ...own, child }, 'main POST /usuario/8/crianca?igreja=9'),
  row(childrenApi.change, { ...own, childId: 3, child }, 'main PUT /usuario/8/crianca/3?igreja=9'),
  row(childrenApi.remove, { ...own, childId: 3 }, 'main DELETE /usuario/8/crianca/3?igreja=9'),
  row(
    ownAccountApi.setPhoto,
    { ...own, image: new File(['x'], 'a.png') },
    'main POST /usuario/8/perfil/imagem?igreja=9',
  ),
  row(ownAccountApi.removePhoto, own, 'main DELETE /usuario/8/perfil/imagem?igreja=9'),
  row(ownAccountApi.changeChurch, { churchId: 9 }, 'main POST /usuario/troca-igreja'),
  row(ownAccountApi.askForDeletion, { accountId: 7, password: 'x' }, 'main POST /user/7/pedido-exclusao?igreja=1'),
  row(ownAccountApi.confirmDeletion, { code: 'x' }, 'main POST /user/confirmar-exclusao'),
]
