import Type from 'typebox'
import { Id, Instant, Nullable, SentInstant } from '../schema.ts'
import { notificationKindCodes } from './account.codes.ts'

/** Document 1 section 3. `tipo.codigo` may be any; those that open a screen are `notificationTypes`. */
export const NotificacaoWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  corpo: Type.String({ description: 'plain text' }),
  dataCadastro: Instant,
  dataUltimaAlteracao: Instant,
  tipo: Type.Object({ codigo: Type.String() }),
  igreja: Type.Object({ id: Id, codigo: Type.String(), nome: Type.String() }),
  idEntidadeRelacionada: Nullable(Id),
  slugEntidadeRelacionada: Nullable(Type.String({ description: 'of an EBD; our addition' })),
  flagPessoal: Type.Boolean({ description: 'to this person alone; our addition' }),
})
export type NotificacaoWire = Type.Static<typeof NotificacaoWire>

/** GET /igreja/{id or slug}/notificacao/?page=&limit=&depois=, newest first. */
export const NotificacoesWire = Type.Object({
  notificacoes: Type.Array(NotificacaoWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type NotificacoesWire = Type.Static<typeof NotificacoesWire>

const Silenciadas = Type.Array(Type.Enum([...notificationKindCodes]), { maxItems: notificationKindCodes.length })

/** GET /user/notificacao-preferencia/: up to when a person has seen a church's notifications, and which kinds are muted. */
export const PreferenciaNotificacaoWire = Type.Object({ vistaAte: Nullable(Instant), silenciadas: Silenciadas })
export type PreferenciaNotificacaoWire = Type.Static<typeof PreferenciaNotificacaoWire>

/** PUT of the same: what is not sent stays. */
export const PreferenciaNotificacaoDadosWire = Type.Object({
  vistaAte: Type.Optional(SentInstant),
  silenciadas: Type.Optional(Silenciadas),
})
export type PreferenciaNotificacaoDadosWire = Type.Static<typeof PreferenciaNotificacaoDadosWire>

/** GET /user/notificacao-push/: the server's key that a browser subscribes with (null: it offers no push), and whether this session's does. */
export const PushWire = Type.Object({ chavePublica: Nullable(Type.String()), flagAtivo: Type.Boolean() })
export type PushWire = Type.Static<typeof PushWire>

/** PUT of the same: the browser's subscription. */
export const InscricaoPushWire = Type.Object({
  endereco: Type.String({ minLength: 12, maxLength: 2000 }),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87,88}$' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22,24}$' }),
})
export type InscricaoPushWire = Type.Static<typeof InscricaoPushWire>
