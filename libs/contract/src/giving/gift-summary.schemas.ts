import Type from 'typebox'
import { MinorUnits } from '../schema.ts'

/** What was given in one currency: a church may have changed its own. */
export const DoacoesPorMoedaWire = Type.Object({
  moeda: Type.String(),
  motivos: Type.Array(
    Type.Object({
      nome: Type.String({ description: 'of the reason, as it was given for' }),
      qtde: Type.Integer({ minimum: 1, description: 'how many gifts' }),
      valor: MinorUnits,
    }),
  ),
  valorDevolvido: Type.Integer({ minimum: 0, description: 'what has gone back of gifts that are otherwise valid' }),
  valorTotal: Type.Integer({ minimum: 0, description: 'the sum of the reasons less what has gone back; without fees' }),
  flagTeste: Type.Boolean({ description: 'some of it was paid in a sandbox' }),
})
export type DoacoesPorMoedaWire = Type.Static<typeof DoacoesPorMoedaWire>

/** `GET /user/doacao/resumo?igreja=&ano=`: the approved gifts of a year, by the church's clock. */
export const ResumoDoacoesWire = Type.Object({ ano: Type.Integer(), moedas: Type.Array(DoacoesPorMoedaWire) })
export type ResumoDoacoesWire = Type.Static<typeof ResumoDoacoesWire>
