import Type from 'typebox'
import { Nullable } from '../schema.ts'
import { sessionBrowsers, sessionSystems } from './account.codes.ts'
import { DayText } from './account.schemas.ts'

/** A session's id: a UUID. */
export const SessaoIdText = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** GET /user/sessao/: where a person is signed in, the newest session first. */
export const SessoesWire = Type.Object({
  sessoes: Type.Array(
    Type.Object({
      id: SessaoIdText,
      navegador: Nullable(Type.Enum([...sessionBrowsers])),
      sistema: Nullable(Type.Enum([...sessionSystems])),
      dataInicio: DayText,
      dataUltimoUso: DayText,
      flagAtual: Type.Boolean({ description: 'the session that asks' }),
    }),
  ),
})
export type SessoesWire = Type.Static<typeof SessoesWire>
