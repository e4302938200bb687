import { accessApi } from '../account/access.endpoints.ts'
import { accountApi } from '../account/account.endpoints.ts'
import { notificationsApi } from '../account/notifications.endpoints.ts'
import { signUpApi } from '../account/sign-up.endpoints.ts'
import { ownDataApi } from '../account/own-data.endpoints.ts'
import { captchaApi } from '../account/captcha.endpoints.ts'
import { personalListsApi } from '../account/personal-lists.endpoints.ts'
import { referenceApi } from '../account/reference.endpoints.ts'
import { chatApi } from '../chat/chat.endpoints.ts'
import { churchApi } from '../church/church.endpoints.ts'
import { startUpApi } from '../church/start-up.endpoints.ts'
import { eventDetailApi } from '../events/event-detail.endpoints.ts'
import { eventsApi } from '../events/events.endpoints.ts'
import { searchApi } from '../search/search.endpoints.ts'
import { purchaseApi } from '../events/purchase.endpoints.ts'
import { registrationsApi } from '../events/registrations.endpoints.ts'
import { ticketChangesApi } from '../events/ticket-changes.endpoints.ts'
import { giftApi } from '../giving/gift.endpoints.ts'
import { givingApi } from '../giving/giving.endpoints.ts'
import { recurringApi } from '../giving/recurring.endpoints.ts'
import { liveApi } from '../live/live.endpoints.ts'
import { memberCardApi } from '../member-card/member-card.endpoints.ts'
import { notesApi } from '../notes/notes.endpoints.ts'
import { ownPaymentsApi } from '../payment/own-payments.endpoints.ts'
import { praiseApi } from '../praise/praise.endpoints.ts'
import { songsApi } from '../praise/songs.endpoints.ts'
import { podcastApi } from '../podcast/podcast.endpoints.ts'
import { eventOrder } from './event-order.ts'
import { giftOrder } from './gift-order.ts'
import { row, type Row } from './asked-call.ts'
import { accountCalls } from './account-calls.ts'
import { contentCalls } from './content-calls.ts'
import { groupsCalls } from './groups-calls.ts'
import { ownSongsCalls } from './own-songs-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { playCalls } from './play-calls.ts'
import { prayerCalls } from './prayer-calls.ts'
import { readingPlansCalls } from './reading-plans-calls.ts'

const own = { churchId: 9, clientAccountId: 8, addressId: 3 }
/** Every call as document 2 sections 7.1 to 7.7 write it; the church is number 1, `vida-plena`. */
export const everyCall: Row[] = [
  row(startUpApi.byCode, { code: 'demo' }, 'main GET /igreja/codigo/demo'),
  row(startUpApi.byHostname, { hostname: 'www.vida.test' }, 'main GET /igreja/?hostname=www.vida.test'),
  row(startUpApi.modules, { slug: 'outra' }, 'main GET /igreja/outra/modulo/'),
  row(startUpApi.visual, { slug: 'outra' }, 'main GET /igreja/outra/visual/'),
  row(startUpApi.paymentMethods, { slug: 'outra' }, 'main GET /igreja/outra/metodo-pagamento/'),
  row(startUpApi.menu, { churchId: 9 }, 'main GET /igreja-app-menu?igreja=9'),
  row(churchApi.banners, {}, 'main GET /banner/?igreja=1'),
  row(churchApi.organization, { slug: 'rede' }, 'main GET /organizacao/rede'),
  row(churchApi.ofOrganization, { slug: 'rede' }, 'main GET /cliente/?organizacao=rede'),
  row(
    churchApi.ofOrganization,
    { slug: 'rede', near: { latitude: -23.5, longitude: 0 } },
    'main GET /cliente/?organizacao=rede&latitude=-23.5&longitude=0',
  ),
  row(churchApi.congregations, {}, 'main GET /congregacao/?igreja=1'),
  row(churchApi.defaultGateway, {}, 'main GET /global-settings/default-payment-gateway'),
  row(startUpApi.startUp, { code: 'demo' }, 'bff GET /start-up?codigo=demo'),
  row(startUpApi.startUp, { hostname: 'www.vida.test' }, 'bff GET /start-up?hostname=www.vida.test'),
  row(searchApi.find, { term: 'fé', kind: 'song' }, 'main GET /igreja/vida-plena/busca/?texto=f%C3%A9&tipo=louvor'),
  row(eventsApi.list, {}, 'main GET /igreja/vida-plena/evento/'),
  row(eventsApi.list, { search: 'fé', after: 'abc' }, 'main GET /igreja/vida-plena/evento/?busca=f%C3%A9&depois=abc'),
  row(eventsApi.list, { after: 'abc' }, 'main GET /igreja/vida-plena/evento/?depois=abc'),
  row(eventDetailApi.get, { id: 7 }, 'main GET /igreja/vida-plena/evento/7/'),
  row(eventDetailApi.get, { id: 7, order: 'ABC' }, 'main GET /igreja/vida-plena/evento/7/?pedido=ABC'),
  row(registrationsApi.events, { userId: 8 }, 'main GET /usuario/8/evento/?igreja=1'),
  row(registrationsApi.tickets, { userId: 8, eventId: 7 }, 'main GET /usuario/8/evento/7/inscricao/?igreja=1'),
  row(
    registrationsApi.tickets,
    { userId: 0, eventId: 7, order: 'ABC' },
    'main GET /usuario/0/evento/7/inscricao/?igreja=1&pedido=ABC',
  ),
  row(
    registrationsApi.file,
    { userId: 8, eventId: 7, locale: 'pt-BR' },
    'main GET /usuario/8/evento/7/inscricao/pdf?igreja=1&idioma=pt_BR',
  ),
  row(
    registrationsApi.file,
    { userId: 0, eventId: 7, order: 'ABC', locale: 'es' },
    'main GET /usuario/0/evento/7/inscricao/pdf?igreja=1&pedido=ABC&idioma=es',
  ),
  row(
    registrationsApi.contents,
    { userId: 8, eventId: 7, ticketId: 31 },
    'main GET /usuario/8/evento/7/inscricao/31/conteudo/?igreja=1',
  ),
  row(
    purchaseApi.uploadFile,
    { eventId: 7, file: new File(['x'], 'x.pdf') },
    'main POST /igreja/vida-plena/evento/7/arquivo/',
  ),
  row(purchaseApi.buy, eventOrder, 'main POST /usuario/0/evento/7/inscricao/?igreja=1'),
  row(givingApi.reasons, {}, 'main GET /igreja/vida-plena/pagamento-motivo/?doacao=true'),
  row(giftApi.give, giftOrder, 'main POST /pagamento/?igreja=1'),
  row(recurringApi.list, {}, 'main GET /user/doacao-recorrente?igreja=1'),
  row(recurringApi.change, { id: 7, change: {} }, 'main PUT /doacao-recorrente/7?igreja=1'),
  row(
    ticketChangesApi.cancel,
    { userId: 0, eventId: 7, ticketId: 31, order: 'ABC' },
    'main POST /usuario/0/evento/7/inscricao/31/cancelamento?igreja=1&pedido=ABC',
  ),
  row(
    ticketChangesApi.offer,
    { userId: 8, eventId: 7, ticketId: 31, email: 'rui@a.test' },
    'main POST /usuario/8/evento/7/inscricao/31/transferencia?igreja=1',
  ),
  row(
    ticketChangesApi.withdraw,
    { userId: 8, eventId: 7, ticketId: 31 },
    'main DELETE /usuario/8/evento/7/inscricao/31/transferencia?igreja=1',
  ),
  row(ticketChangesApi.offered, { eventId: 7, code: 'abc' }, 'main GET /evento/7/transferencia?codigo=abc&igreja=1'),
  row(
    ticketChangesApi.take,
    { eventId: 7, code: 'abc', holder: 'Rui', answers: [] },
    'main POST /evento/7/transferencia?igreja=1',
  ),
  row(ownPaymentsApi.list, {}, 'main GET /user/pagamento?igreja=1'),
  row(ownPaymentsApi.list, { year: 2026, after: 'Wy' }, 'main GET /user/pagamento?igreja=1&ano=2026&depois=Wy'),
  row(ownPaymentsApi.gifts, { year: 2026 }, 'main GET /user/doacao/resumo?ano=2026&igreja=1'),
  row(
    ownPaymentsApi.giftsFile,
    { year: 2026, locale: 'pt-BR' },
    'main GET /user/doacao/resumo/pdf?ano=2026&idioma=pt_BR&igreja=1',
  ),
  row(
    ownPaymentsApi.receipt,
    { code: 'ABC', userId: 8, locale: 'es' },
    'main GET /usuario/8/pagamento/recibo?pedido=ABC&idioma=es&igreja=1',
  ),
  row(liveApi.schedule, {}, 'main GET /igreja/vida-plena/culto/'),
  row(liveApi.broadcasts, {}, 'main GET /igreja/vida-plena/transmissao/'),
  row(chatApi.token, { name: 'Tiago' }, 'main POST /igreja/vida-plena/chat/token'),
  row(notificationsApi.list, {}, 'main GET /igreja/vida-plena/notificacao/?page=1&limit=30'),
  ...contentCalls,
  ...playCalls,
  ...prayerCalls,
  ...readingPlansCalls,
  ...ownSongsCalls,
  ...groupsCalls,
  ...paymentCalls,
  row(songsApi.list, {}, 'main GET /igreja/vida-plena/louvor/'),
  row(
    songsApi.list,
    { search: 'graça', after: 'Wy' },
    'main GET /igreja/vida-plena/louvor/?busca=gra%C3%A7a&depois=Wy',
  ),
  row(praiseApi.get, { id: 7 }, 'main GET /louvor/7/'),
  row(podcastApi.episodes, { code: 'demo', after: '2' }, 'main GET /podcast/anchor/demo/?page=2&limit=10'),
  row(notesApi.list, {}, 'main GET /user/nota-sermao?igreja=1&limit=999'),
  row(notesApi.get, { noteId: 3 }, 'main GET /nota-sermao/3?igreja=1'),
  row(notesApi.add, { key: 'k', words: { title: 'A', text: 'b' } }, 'main POST /nota-sermao/?igreja=1'),
  row(notesApi.change, { noteId: 3, words: { title: 'A', text: 'b' }, seen: 'x' }, 'main PUT /nota-sermao/3?igreja=1'),
  row(notesApi.remove, { noteId: 3 }, 'main DELETE /nota-sermao/3?igreja=1'),
  row(memberCardApi.get, { userId: 8 }, 'main GET /usuario-carteirinha/?usuario=8&igreja=1'),
  row(accessApi.login, { email: 'ana@a.test', password: 'x' }, 'main POST /security/login_check'),
  row(accessApi.refresh, { refreshToken: 'r' }, 'main POST /security/token/refresh'),
  row(accessApi.logout, { refreshToken: 'r' }, 'main POST /security/logout'),
  row(accessApi.recover, { email: 'ana@a.test' }, 'main POST /security/recuperar-senha'),
  row(
    accessApi.resendActivation,
    { email: 'ana+b@a.test' },
    'main POST /security/solicitar-verificacao-email/?igreja=1&email=ana%2Bb%40a.test',
  ),
  row(accessApi.verifyEmail, { code: 'c', password: 'p' }, 'main POST /security/verificar-email'),
  row(accessApi.requestCode, { churchId: 2 }, 'main POST /security/codigo-acesso'),
  row(accessApi.exchangeCode, { code: 'c' }, 'main POST /security/codigo-acesso/trocar'),
  row(accountApi.me, {}, 'main GET /me'),
  row(accountApi.clientAccount, { accountId: 7 }, 'main GET /user/7/usuario?cliente=1'),
  row(accountApi.clientAccount, { accountId: 7, organization: 'rede' }, 'main GET /user/7/usuario?organizacao=rede'),
  row(accountApi.documents, { accountId: 7 }, 'main GET /user/7/documento?cliente=1'),
  row(accountApi.documents, { accountId: 7, organization: 'rede' }, 'main GET /user/7/documento?organizacao=rede'),
  row(accountApi.roles, { accountId: 7 }, 'main GET /user/7/role?cliente=1'),
  row(accountApi.roles, { accountId: 7, organization: 'rede' }, 'main GET /user/7/role?organizacao=rede'),
  row(accountApi.cards, { clientAccountId: 7 }, 'main GET /usuario/vida-plena/7/cartoes'),
  row(signUpApi.byEmail, { email: 'ana@a.test' }, 'main GET /igreja/1/usuario/?email=ana%40a.test'),
  row(signUpApi.platformByEmail, { email: 'ana@a.test' }, 'main GET /user/?email=ana%40a.test'),
  row(signUpApi.registrationSettings, {}, 'main GET /igreja/vida-plena/cadastro-configuracao/'),
  row(
    signUpApi.register,
    { name: 'Ana', surname: 'Lima', email: 'ana@a.test', password: 'x', captcha: 'c' },
    'main POST /igreja/1/usuario/',
  ),
  row(ownDataApi.changePassword, { currentPassword: 'a', newPassword: 'b' }, 'main POST /user/alterar-senha'),
  row(ownDataApi.update, { churchId: 9, changes: { phone: null } }, 'main PUT /usuario/?igreja=9'),
  row(ownDataApi.customFields, { churchId: 9, accountId: 7 }, 'main GET /user/7/campo-personalizado?igreja=9'),
  row(ownDataApi.addresses, { churchId: 9, accountId: 7 }, 'main GET /user/7/endereco?cliente=9'),
  row(ownDataApi.addAddress, { ...own, address: { country: 'BR' } }, 'main POST /usuario/8/endereco?igreja=9'),
  row(ownDataApi.changeAddress, { ...own, address: { country: 'BR' } }, 'main PUT /usuario/8/endereco/3?igreja=9'),
  row(ownDataApi.removeAddress, own, 'main DELETE /usuario/8/endereco/3?igreja=9'),
  ...accountCalls,
  row(referenceApi.countries, {}, 'main GET /utils/pais/'),
  row(referenceApi.states, { country: 'BR' }, 'main GET /utils/pais/BR/estado/'),
  row(personalListsApi.occupations, {}, 'main GET /utils/ocupacao/'),
  row(personalListsApi.maritalStatuses, {}, 'main GET /utils/estado-civil/'),
  row(referenceApi.cep, { cep: '04101000' }, 'main GET /utils/cep/04101000'),
  row(referenceApi.zip, { country: 'US', zip: '60201' }, 'main GET /utils/zip/US/60201'),
  row(captchaApi.captcha, {}, 'main GET /captcha/desafio/'),
  row(captchaApi.captcha, { forOrder: true }, 'main GET /captcha/desafio/?para=pedido'),
]
