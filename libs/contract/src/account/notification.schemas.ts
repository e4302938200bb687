import Type from 'typebox'
import { Id, Instant, Nullable } from '../schema.ts'

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
