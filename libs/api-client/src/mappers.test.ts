import * as contract from '@atrio/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessApi } from './account/access.endpoints.ts'
import { accountApi } from './account/account.endpoints.ts'
import { notificationsApi } from './account/notifications.endpoints.ts'
import { signUpApi } from './account/sign-up.endpoints.ts'
import { captchaApi } from './account/captcha.endpoints.ts'
import { personalListsApi } from './account/personal-lists.endpoints.ts'
import { referenceApi } from './account/reference.endpoints.ts'
import { churchApi } from './church/church.endpoints.ts'
import { startUpApi } from './church/start-up.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { contentApi } from './content/content.endpoints.ts'
import { videosApi } from './content/videos.endpoints.ts'
import { eventDetailApi } from './events/event-detail.endpoints.ts'
import { eventsApi } from './events/events.endpoints.ts'
import { purchaseApi } from './events/purchase.endpoints.ts'
import { registrationsApi } from './events/registrations.endpoints.ts'
import { givingApi } from './giving/giving.endpoints.ts'
import { recurringApi } from './giving/recurring.endpoints.ts'
import { liveApi } from './live/live.endpoints.ts'
import { groupsApi } from './groups/groups.endpoints.ts'
import { studiesApi } from './groups/studies.endpoints.ts'
import { praiseApi } from './praise/praise.endpoints.ts'
import { songsApi } from './praise/songs.endpoints.ts'
import { podcastApi } from './podcast/podcast.endpoints.ts'
import { cardApi } from './payment/card.endpoints.ts'
import { paymentApi } from './payment/payment.endpoints.ts'
import { prayerApi } from './prayer/prayer.endpoints.ts'
import { prayerWritesApi } from './prayer/prayer-writes.endpoints.ts'
import { readingPlansApi } from './reading-plans/reading-plans.endpoints.ts'
import { holes } from './testing/holes.ts'
import { recorder } from './testing/recorder.ts'
import { wireArbitrary } from './testing/wire-arbitrary.ts'

const answer = <P, R>(target: Endpoint<P, R>, params: P, schema: Parameters<typeof wireArbitrary>[0]) =>
  ({ name: target.name, schema, run: (wire: unknown) => recorder(wire).api.run(target, params) }) as const

const slug = 'vida'
const answers = [
  answer(startUpApi.byCode, { code: 'demo' }, contract.IgrejaWire),
  answer(startUpApi.modules, { slug }, contract.ModulosWire),
  answer(startUpApi.visual, { slug }, contract.VisualWire),
  answer(startUpApi.paymentMethods, { slug }, contract.MetodosPagamentoWire),
  answer(startUpApi.menu, { churchId: 1 }, contract.IgrejaAppMenuWire),
  answer(churchApi.banners, {}, contract.BannersWire),
  answer(churchApi.organization, { slug }, contract.OrganizacaoWire),
  answer(churchApi.ofOrganization, { slug }, contract.ClientesWire),
  answer(churchApi.congregations, {}, contract.CongregacoesWire),
  answer(churchApi.defaultGateway, {}, contract.GatewayPadraoWire),
  answer(startUpApi.startUp, { code: 'demo' }, contract.StartUpWire),
  answer(eventsApi.list, {}, contract.EventosWire),
  answer(eventDetailApi.get, { id: 1 }, contract.EventoDetalheWire),
  answer(eventDetailApi.get, { id: 1 }, contract.EventoWire),
  answer(registrationsApi.events, { userId: 1 }, contract.EventosInscritosWire),
  answer(registrationsApi.tickets, { userId: 1, eventId: 1 }, contract.InscricoesWire),
  answer(registrationsApi.contents, { userId: 1, eventId: 1, ticketId: 1 }, contract.ConteudosWire),
  answer(purchaseApi.uploadFile, { eventId: 1, file: new File([], 'x') }, contract.ArquivoRespostaWire),
  answer(givingApi.reasons, {}, contract.MotivosWire),
  answer(recurringApi.list, {}, contract.DoacoesRecorrentesWire),
  answer(recurringApi.change, { id: 7, change: {} }, contract.DoacaoRecorrenteWire),
  answer(liveApi.schedule, {}, contract.CultosWire),
  answer(notificationsApi.list, {}, contract.NotificacoesWire),
  answer(contentApi.devotionals, {}, contract.DevocionaisWire),
  answer(contentApi.devotional, { id: 1 }, contract.DevocionalWire),
  answer(contentApi.news, {}, contract.NoticiasWire),
  answer(contentApi.newsItem, { id: 1 }, contract.NoticiaWire),
  answer(contentApi.ministries, {}, contract.MinisteriosWire),
  answer(contentApi.ministry, { id: 1 }, contract.MinisterioWire),
  answer(contentApi.project, { ministryId: 1, id: 1 }, contract.ProjetoWire),
  answer(contentApi.publicationTypes, {}, contract.PublicacaoTiposWire),
  answer(contentApi.publications, {}, contract.PublicacoesWire),
  answer(contentApi.publication, { slug }, contract.PublicacaoWire),
  answer(contentApi.classes, {}, contract.EbdsWire),
  answer(contentApi.class, { slug }, contract.EbdWire),
  answer(videosApi.list, {}, contract.VideosWire),
  answer(videosApi.get, { id: 1 }, contract.VideoDaIgrejaWire),
  answer(groupsApi.list, {}, contract.CelulasWire),
  answer(groupsApi.own, {}, contract.CelulasWire),
  answer(groupsApi.get, { id: 1 }, contract.CelulaWire),
  answer(groupsApi.meetings, { groupId: 1 }, contract.ReunioesWire),
  answer(groupsApi.meeting, { groupId: 1, meetingId: 1 }, contract.ReuniaoWire),
  answer(studiesApi.arePublic, {}, contract.ConfiguracaoEstudoWire),
  answer(studiesApi.list, {}, contract.EstudosWire),
  answer(studiesApi.get, { id: 1 }, contract.EstudoWire),
  answer(songsApi.list, {}, contract.LouvoresWire),
  answer(praiseApi.get, { id: 1 }, contract.LouvorWire),
  answer(podcastApi.episodes, { code: 'demo' }, contract.EpisodiosWire),
  answer(paymentApi.status, { code: 'ABC', clientAccountId: null }, contract.PagamentoWire),
  answer(paymentApi.fees, { amount: 1, method: 'pix' }, contract.TaxasWire),
  answer(paymentApi.eventFees, { eventId: 1, amount: 1, method: 'pix' }, contract.TaxasWire),
  answer(
    paymentApi.installments,
    {
      fees: { currency: 'BRL', amount: 1, serviceFee: 0, processingFee: 0, total: 1, absorbed: false },
      interest: false,
      most: 1,
    },
    contract.ParcelamentoWire,
  ),
  answer(cardApi.tokenizer, { gatewayId: 8 }, contract.TokenizadorWire),
  answer(
    cardApi.cardToken,
    { number: '4', holder: 'A', expires: '08/2029', cvv: '123', cpf: null, birthDate: null, tokenizer: null },
    contract.TokenWire,
  ),
  answer(prayerApi.wall, {}, contract.OracoesMuralWire),
  answer(prayerApi.get, { id: 1 }, contract.OracaoWire),
  answer(prayerApi.motives, {}, contract.OracaoMotivosWire),
  answer(prayerApi.own, {}, contract.OracoesPropriasWire),
  answer(prayerWritesApi.write, { id: 1, text: 'x', idempotencyKey: 'k' }, contract.OracaoMensagemWire),
  answer(readingPlansApi.list, {}, contract.PlanosLeituraWire),
  answer(readingPlansApi.get, { planId: 'p' }, contract.PlanoLeituraWire),
  answer(readingPlansApi.own, {}, contract.LeiturasWire),
  answer(readingPlansApi.reading, { planId: 'p' }, contract.LeituraDoPlanoWire),
  answer(readingPlansApi.start, { planId: 'p' }, contract.AssinaturaPlanoLeituraWire),
  answer(accessApi.login, { email: 'a@a.test', password: 'x' }, contract.CredenciaisWire),
  answer(accessApi.refresh, { refreshToken: 'r' }, contract.CredenciaisWire),
  answer(accessApi.exchangeCode, { code: 'c' }, contract.CredenciaisWire),
  answer(accessApi.requestCode, { churchId: 2 }, contract.CodigoAcessoWire),
  answer(accountApi.me, {}, contract.ContaWire),
  answer(accountApi.documents, { accountId: 1 }, contract.DocumentosWire),
  answer(accountApi.roles, { accountId: 1 }, contract.RolesWire),
  answer(accountApi.cards, { clientAccountId: 1 }, contract.CartoesWire),
  answer(signUpApi.byEmail, { email: 'a@a.test' }, contract.AcessoEmailWire),
  answer(signUpApi.platformByEmail, { email: 'a@a.test' }, contract.AcessoEmailWire),
  answer(signUpApi.registrationSettings, {}, contract.CadastroConfiguracaoWire),
  answer(referenceApi.countries, {}, contract.PaisesWire),
  answer(referenceApi.states, { country: 'BR' }, contract.EstadosWire),
  answer(personalListsApi.occupations, {}, contract.OcupacoesWire),
  answer(personalListsApi.maritalStatuses, {}, contract.EstadosCivisWire),
  answer(referenceApi.cep, { cep: '1' }, contract.CodigoPostalWire),
  answer(referenceApi.zip, { country: 'US', zip: '1' }, contract.CodigoPostalWire),
  answer(captchaApi.captcha, {}, contract.CaptchaWire),
]

describe('mappers', () => {
  it.each(answers)('of $name map every answer of the contract without an undefined value', async ({ schema, run }) => {
    await fc.assert(
      fc.asyncProperty(wireArbitrary(schema), async (wire) => {
        expect(holes(await run(wire))).toEqual([])
      }),
    )
  })

  const church = (over: object) =>
    recorder({ id: 1, slug, uuid: 'u', codigo: 'demo', nome: 'Vida', flagAtivo: true, ...over }).api.run(
      startUpApi.byCode,
      { code: 'demo' },
    )

  it.each([
    ['pt_BR', 'pt-BR'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['es', 'es'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('write the language %s as %s', async (idioma, locale) => {
    expect((await church({ idioma })).locale).toBe(locale)
  })

  it('treat a church as closed only when its flag is false', async () => {
    expect((await church({ flagAtivo: false })).active).toBe(false)
    expect((await church({ flagAtivo: undefined })).active).toBe(true)
  })

  it('keep a location only with both coordinates', async () => {
    expect((await church({ latitude: 0, longitude: 0 })).location).toEqual({ latitude: 0, longitude: 0 })
    expect((await church({ latitude: 1 })).location).toBeNull()
    expect((await church({ latitude: 1, longitude: null })).location).toBeNull()
  })

  it('map an unknown social network to a plain link', async () => {
    const redesSociais = [{ tipo: 'constructor', url: 'https://a.test' }]
    expect((await church({ redesSociais })).social).toEqual([{ network: 'site', url: 'https://a.test' }])
  })

  it('leave out modules and payment methods of a newer backend', async () => {
    const modulos = ['MOD_CULTO', 'MOD_XADREZ', '__proto__', 'toString', 'MOD_EBD'].map((codigo) => ({ codigo }))
    expect(await recorder({ modulos }).api.run(startUpApi.modules, { slug })).toEqual(['live', 'sundaySchool'])
    const metodosPagamento = ['bitcoin', 'picpay', 'valueOf'].map((codigo, id) => ({ id, codigo, nome: codigo }))
    expect(await recorder({ metodosPagamento }).api.run(startUpApi.paymentMethods, { slug })).toEqual([
      { id: 1, kind: 'wallet', name: 'picpay', gatewayId: null },
    ])
  })

  it('know every code of the contract', async () => {
    const coded = (codes: readonly string[]) =>
      codes.map((codigo, id) => ({ id, codigo, nome: codigo, flagAtivo: true }))
    const modules = recorder({ modulos: coded(contract.moduleCodes) }).api.run(startUpApi.modules, { slug })
    expect(new Set(await modules).size).toBe(contract.moduleCodes.length)
    const methods = recorder({ metodosPagamento: coded(contract.paymentMethodCodes) })
    const kinds = (await methods.api.run(startUpApi.paymentMethods, { slug })).map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(contract.paymentMethodCodes.length)
    const menu = recorder({ igrejaAppMenu: coded(contract.menuCodes) }).api.run(startUpApi.menu, { churchId: 1 })
    expect(new Set((await menu).map(({ kind }) => kind)).size).toBe(contract.menuCodes.length)
  })

  it('give a notification a kind only when it has a screen', async () => {
    const igreja = { id: 1, codigo: 'demo', nome: 'Vida' }
    const kinds = [...contract.notificationTypes, 'AVISO', 'toString'].map((codigo, id) => ({
      id,
      igreja,
      tipo: { codigo },
    }))
    const notifications = recorder({ notificacoes: kinds }).api.run(notificationsApi.list, {})
    expect((await notifications).items.map(({ kind }) => kind)).toEqual([
      'service',
      'event',
      'news',
      'devotional',
      'sundaySchool',
      null,
      null,
    ])
  })

  it('map an unknown menu entry to its address, or leave it out', async () => {
    const item = { flagAtivo: true, url: null, nome: 'Rádio', nomeIngles: '', nomeEspanhol: 'La radio' }
    const igrejaAppMenu = [
      { ...item, id: 1, codigo: 'NOVIDADE', url: 'https://a.test' },
      { ...item, id: 2, codigo: 'NOVIDADE' },
      { ...item, id: 3, codigo: 'RADIO', flagAtivo: false },
      { ...item, id: 4, codigo: 'RADIO' },
    ]
    const labels = { 'pt-BR': 'Rádio', en: 'Rádio', es: 'La radio' }
    expect(await recorder({ igrejaAppMenu }).api.run(startUpApi.menu, { churchId: 1 })).toEqual([
      { id: 1, kind: 'external', url: 'https://a.test', labels },
      { id: 4, kind: 'radio', url: null, labels },
    ])
  })

  it.each(['adiado', 'constructor', undefined])('map the event state %s to unavailable', async (situacao) => {
    expect((await recorder({ id: 1, situacao }).api.run(eventDetailApi.get, { id: 1 })).status).toBe('unavailable')
  })
})
