import Type from 'typebox'
import { Id, ImagemWire } from '../schema.ts'
import { OpaqueText, PasswordText } from './session.schemas.ts'

/**
 * `POST /usuario/{id}/{type}/imagem?igreja=`, multipart with the picture as `image`. The only type: the profile photo.
 */
export const photoTypes = ['perfil'] as const
export const photoLimits = { imageBytes: 5_000_000 } as const
export const FotoWire = Type.Object({ image: ImagemWire })
export type FotoWire = Type.Static<typeof FotoWire>

/** POST /usuario/troca-igreja: to another church of the organisation. Answers as `codigo-acesso` does. */
export const TrocaIgrejaWire = Type.Object({ igreja: Id })
export type TrocaIgrejaWire = Type.Static<typeof TrocaIgrejaWire>

/** POST /user/{id}/pedido-exclusao?igreja=: mails a link that ends the account. */
export const PedidoExclusaoWire = Type.Object({ senha: PasswordText })
export type PedidoExclusaoWire = Type.Static<typeof PedidoExclusaoWire>

/** POST /user/confirmar-exclusao: the code of that link, once. Our own call; it needs no session. */
export const ConfirmarExclusaoWire = Type.Object({ codigo: OpaqueText })
export type ConfirmarExclusaoWire = Type.Static<typeof ConfirmarExclusaoWire>
